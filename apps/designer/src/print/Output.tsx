import { checkPrint, scanDistanceM } from '@waypage/codes/print';
import { useErrorDescription } from '@waypage/ui/announcer';
import { Button } from '@waypage/ui/button';
import { ArrowUpRightIcon } from '@waypage/ui/icons';
import { SegmentedControl } from '@waypage/ui/segmented-control';
import { VisuallyHidden } from '@waypage/ui/visually-hidden';
import { useId, useRef } from 'react';
import { Problem, EDGE } from '../controls.styles.ts';
import { type Download, FORMATS, type Format } from '../output/useDownload.ts';
import { type Design, SIZE_RANGES } from '../design/design.ts';
import { RangeInput } from '../controls.tsx';
import { fill, messages, writeNumber } from '../messages.ts';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

interface OutputProps {
  readonly design: Design;
  readonly codeSize: number | undefined;
  readonly onSizeChange: (sizeMm: number) => void;
  readonly format: Format;
  readonly onFormatChange: (format: Format) => void;
  readonly download: Download;
  readonly canPrint: boolean;
  readonly newPage: string | undefined;
  readonly isVisible: boolean;
}

export function Output(props: OutputProps) {
  const { design, codeSize, format, download } = props;
  const size = fill(messages.print.mm, { size: design.sizeMm });
  const sizeId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const failureId = useId();
  const failureText = download.hasFailed ? messages.print.failed : '';
  const failure = useErrorDescription(button, failureId, failureText);
  return (
    <Root
      role="group"
      aria-label={messages.groups.print}
      data-shown={props.isVisible ? '' : undefined}
    >
      <Size>
        <SizeLabel htmlFor={sizeId}>{messages.print.size}</SizeLabel>
        <SizeValue aria-hidden>{size}</SizeValue>
        <RangeInput
          id={sizeId}
          aria-valuetext={size}
          value={design.sizeMm}
          {...SIZE_RANGES[design.carrier]}
          onValueChange={props.onSizeChange}
        />
        <Ticks aria-hidden />
        {codeSize !== undefined && (
          <Figures>
            {fill(messages.print.module, { size: writeNumber(design.sizeMm / codeSize, 1) })}{' '}
            {checkPrint({ modules: codeSize, widthMm: design.sizeMm }).every(
              ({ severity }) => severity === 'fine',
            ) &&
              fill(messages.print.distance, {
                distance: writeNumber(scanDistanceM(design.sizeMm) * 100, 0),
              })}
          </Figures>
        )}
      </Size>
      <Actions>
        <SegmentedControl
          legend={messages.print.format}
          hideLegend
          size="sm"
          fullWidth
          options={FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
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
          busy={download.isWriting}
          disabled={!props.canPrint}
          onClick={props.canPrint ? download.start : undefined}
        >
          {fill(messages.print.download, { format: format.toUpperCase() })}
        </Button>
        {download.hasFailed && <Problem id={failureId}>{failureText}</Problem>}
        {download.saved && (
          <Saved>
            {messages.print.saved}{' '}
            <a href={download.saved.url} download={download.saved.name} translate="no">
              {download.saved.name}
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

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 24px;
  justify-content: space-between;

  @media ${media.lg} and ${media.belowXl} {
    display: contents;
  }
  @media ${media.belowLg} {
    grid-area: options;
    justify-content: start;
    padding: 18px 20px;
    overflow-y: auto;

    &:not([data-shown]) {
      display: none;
    }
  }
`;

const Size = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  align-content: start;
  row-gap: 6px;

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const SizeLabel = styled.label`
  padding-block-end: 4px;
  ${typography.label}
  color: ${vars.color.ink2};
`;

const SizeValue = styled.p`
  ${typography.dimension}
  font-size: 2.125rem;
`;

const Ticks = styled.span`
  block-size: 6px;
  background:
    repeating-linear-gradient(to right, ${EDGE} 0 1px, transparent 1px 10%) 0 0 / calc(100% - 1px)
      100% no-repeat,
    linear-gradient(${EDGE} 0 0) 100% 0 / 1px 100% no-repeat;
`;

const Figures = styled.p`
  margin-block-start: 6px;
  font-size: 0.875rem;
  line-height: 1.45;
  color: ${vars.color.ink2};
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
`;

const Saved = styled.p`
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  & > a {
    ${mixins.focusRing}
  }
`;

const PageLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: 44px;
  margin-block-end: 4px;
  font-size: 1rem;
  font-weight: 650;
  line-height: 1.2;
  text-decoration: none;
  ${mixins.focusRing}

  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-color: ${vars.color.signal};
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
`;
