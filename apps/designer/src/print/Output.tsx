import { findPrintSizeFault, scanDistanceMetres } from '@waypage/content/print';
import { Button } from '@waypage/ui/button';
import { ArrowUpRightIcon } from '@waypage/ui/icons';
import { SegmentedControl } from '@waypage/ui/segmented-control';
import { VisuallyHidden } from '@waypage/ui/visually-hidden';
import { useId } from 'react';
import { Problem } from '../controls.styles.ts';
import type { Design } from '../design/design.ts';
import { SIZE_RANGES } from '../design/print-size.ts';
import { FORMATS, type Format } from '../output/render-file.ts';
import { RangeInput } from '../RangeInput.tsx';
import { texts } from '../texts.ts';
import {
  Actions,
  Figures,
  PageLink,
  Root,
  Size,
  SizeLabel,
  SizeValue,
  Ticks,
} from './Output.styles.ts';

interface OutputProps {
  readonly design: Design;
  /** Modules per side; undefined while there is no code. */
  readonly codeSize: number | undefined;
  readonly onSizeChange: (sizeMm: number) => void;
  readonly format: Format;
  readonly onFormatChange: (format: Format) => void;
  /** Undefined where there is nothing that may be downloaded. */
  readonly download: (() => void) | undefined;
  readonly isWriting: boolean;
  readonly hasFailed: boolean;
  /** Address of the page maker. */
  readonly newPage: string | undefined;
  /** In narrow windows this is a tab of its own. */
  readonly isShown: boolean;
}

const formatOptions = FORMATS.map((value) => ({ value, label: texts.print.formats[value] }));

/** The printed size, and the file. */
export function Output(props: OutputProps) {
  const { design, codeSize, format, download } = props;
  const sizeId = useId();
  return (
    <Root role="group" aria-label={texts.groups.print} data-shown={props.isShown ? '' : undefined}>
      <Size>
        <SizeLabel htmlFor={sizeId}>{texts.print.size}</SizeLabel>
        <SizeValue aria-hidden>{texts.print.mm(design.sizeMm)}</SizeValue>
        <RangeInput
          id={sizeId}
          aria-valuetext={texts.print.mm(design.sizeMm)}
          value={design.sizeMm}
          {...SIZE_RANGES[design.carrier]}
          onValueChange={props.onSizeChange}
        />
        <Ticks aria-hidden />
        {codeSize !== undefined && (
          <Figures>
            {texts.print.module(design.sizeMm / codeSize)}{' '}
            {findPrintSizeFault(design.sizeMm, codeSize) === undefined &&
              texts.print.distance(scanDistanceMetres(design.sizeMm) * 100)}
          </Figures>
        )}
      </Size>
      <Actions>
        <SegmentedControl
          legend={texts.print.format}
          hideLegend
          size="sm"
          fullWidth
          options={formatOptions}
          value={format}
          onValueChange={(value) => {
            const chosen = FORMATS.find((each) => each === value);
            if (chosen) props.onFormatChange(chosen);
          }}
        />
        <Button
          fullWidth
          busy={props.isWriting}
          disabled={download === undefined}
          onClick={download}
        >
          {texts.print.download(texts.print.formats[format])}
        </Button>
        {props.hasFailed && <Problem>{texts.print.failed}</Problem>}
        {props.newPage !== undefined && (
          <PageLink href={props.newPage} target="_blank" rel="noopener">
            {texts.print.page}
            <ArrowUpRightIcon size={16} />
            <VisuallyHidden>{texts.print.newTab}</VisuallyHidden>
          </PageLink>
        )}
      </Actions>
    </Root>
  );
}
