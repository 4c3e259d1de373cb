import { checkPrint, scanDistanceM } from '@waypage/codes/print';
import { useErrorDescription } from '@waypage/ui/announcer';
import { Button } from '@waypage/ui/button';
import { ArrowUpRightIcon } from '@waypage/ui/icons';
import { SegmentedControl } from '@waypage/ui/segmented-control';
import { VisuallyHidden } from '@waypage/ui/visually-hidden';
import { useId, useRef } from 'react';
import { Problem } from '../controls.styles.ts';
import type { Download } from '../output/useDownload.ts';
import { type Design, SIZE_RANGES } from '../design/design.ts';
import { FORMATS, type Format } from '../output/render-file.ts';
import { RangeInput } from '../RangeInput.tsx';
import { messages } from '../messages.ts';
import {
  Actions,
  Figures,
  PageLink,
  Root,
  Saved,
  Size,
  SizeLabel,
  SizeValue,
  Ticks,
} from './Output.styles.ts';

interface OutputProps {
  readonly design: Design;
  readonly codeSize: number | undefined;
  readonly onSizeChange: (sizeMm: number) => void;
  readonly format: Format;
  readonly onFormatChange: (format: Format) => void;
  readonly download: (() => void) | undefined;
  readonly isWriting: boolean;
  readonly hasFailed: boolean;
  readonly saved: Download['saved'];
  readonly newPage: string | undefined;
  readonly isShown: boolean;
}

export function Output(props: OutputProps) {
  const { design, codeSize, format, download } = props;
  const sizeId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const failureId = useId();
  const failureText = props.hasFailed ? messages.print.failed : '';
  const failure = useErrorDescription(button, failureId, failureText);
  return (
    <Root
      role="group"
      aria-label={messages.groups.print}
      data-shown={props.isShown ? '' : undefined}
    >
      <Size>
        <SizeLabel htmlFor={sizeId}>{messages.print.size}</SizeLabel>
        <SizeValue aria-hidden>{messages.print.mm(design.sizeMm)}</SizeValue>
        <RangeInput
          id={sizeId}
          aria-valuetext={messages.print.mm(design.sizeMm)}
          value={design.sizeMm}
          {...SIZE_RANGES[design.carrier]}
          onValueChange={props.onSizeChange}
        />
        <Ticks aria-hidden />
        {codeSize !== undefined && (
          <Figures>
            {messages.print.module(design.sizeMm / codeSize)}{' '}
            {checkPrint({ modules: codeSize, widthMm: design.sizeMm }).every(
              ({ severity }) => severity === 'fine',
            ) && messages.print.distance(scanDistanceM(design.sizeMm) * 100)}
          </Figures>
        )}
      </Size>
      <Actions>
        <SegmentedControl
          legend={messages.print.format}
          hideLegend
          size="sm"
          fullWidth
          options={FORMATS.map((value) => ({ value, label: messages.print.formats[value] }))}
          value={format}
          onValueChange={(value) => {
            const chosen = FORMATS.find((each) => each === value);
            if (chosen) props.onFormatChange(chosen);
          }}
        />
        <Button
          ref={button}
          fullWidth
          aria-describedby={failure}
          busy={props.isWriting}
          disabled={download === undefined}
          onClick={download}
        >
          {messages.print.download(messages.print.formats[format])}
        </Button>
        {props.hasFailed && <Problem id={failureId}>{failureText}</Problem>}
        {props.saved && (
          <Saved>
            {messages.print.saved}{' '}
            <a href={props.saved.url} download={props.saved.name} translate="no">
              {props.saved.name}
            </a>
          </Saved>
        )}
        {props.newPage !== undefined && (
          <PageLink href={props.newPage} target="_blank" rel="noopener">
            {messages.print.page}
            <ArrowUpRightIcon size={16} />
            <VisuallyHidden>{messages.print.newTab}</VisuallyHidden>
          </PageLink>
        )}
      </Actions>
    </Root>
  );
}
