import { Brackets, PhoneFrame } from '@waypage/ui';
import { media, textZoom, tokens, typography, vars } from '@waypage/ui/theme';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { keyframes, styled } from 'styled-components';

interface Props {
  readonly kind: 'static' | 'dynamic';
  /** The URL in the code. */
  readonly url: string;
  readonly isEdited: boolean;
  readonly verdict: string;
  readonly children: ReactNode;
}

const CODE_SIZE = 214;

export function PrintedCode({ kind, url, isEdited, verdict, children }: Props) {
  const { t } = useTranslation(['comparison', 'sample-sales-menu']);
  const titleId = useId();
  const paper = (
    <Paper data-kind={kind}>
      <img
        src={`/images/drawings/comparison-${kind}.svg`}
        alt={t(`comparison:simulator.${kind}Code`, { address: url })}
        width={CODE_SIZE}
        height={CODE_SIZE}
        loading="lazy"
        decoding="async"
      />
      <span>{t('sample-sales-menu:name')}</span>
      <span>{t('sample-sales-menu:object.menu')}</span>
    </Paper>
  );
  return (
    <Panel role="group" aria-labelledby={titleId}>
      <h4 id={titleId}>
        {isEdited ? t(`comparison:simulator.${kind}After`) : t(`comparison:simulator.${kind}Print`)}
      </h4>
      <Sheet>{kind === 'dynamic' ? <Brackets tone="signal">{paper}</Brackets> : paper}</Sheet>
      <Phone label={t(`comparison:simulator.${kind}Phone`)}>{children}</Phone>
      {isEdited && <Stamp data-kind={kind}>{verdict}</Stamp>}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template:
    'title title' auto
    'print phone' auto
    'stamp phone' 1fr
    / minmax(0, 214fr) minmax(0, 192fr);
  gap: 22px 24px;
  padding: 24px 28px 24px 34px;
  border-end-end-radius: ${vars.radius.roundL};
  background: ${vars.color.sheet};

  & > h4 {
    grid-area: title;
    ${typography.labelLg}
    color: ${vars.color.ink2};
  }

  @media ${media.belowXl} {
    padding-inline: 24px;
    gap: 22px 20px;
  }

  @media ${media.belowLg} {
    justify-content: space-between;
    grid-template-columns: minmax(0, 320px) minmax(0, 260px);
  }

  @media ${media.belowSm} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
    gap: 20px 14px;
    padding: 20px 14px;
  }

  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

const Sheet = styled.div`
  grid-area: print;

  & > [data-size] {
    @media ${media.belowSm} {
      --_offset: 8px;
    }
  }

  @media ${media.sm} {
    padding-block-start: 8px;
  }
`;

/** Paper keeps its colors in both themes. The text scales with it. */
const Paper = styled.div`
  container-type: inline-size;
  padding-block-end: 20px;
  color: ${vars.stock.onStock};
  background: #a8a69c;
  forced-color-adjust: none;

  &[data-kind='dynamic'] {
    background: ${vars.stock.bone};
  }

  & > img {
    overflow: hidden;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1;
  }
  & > span {
    display: block;
    padding-inline-start: 10%;
    font-family: ${tokens.font.family.display};
    font-weight: 640;
    font-stretch: ${tokens.font.width.narrow};
    font-size: max(0.875rem, 8.2cqi / ${textZoom});
    line-height: 1;
  }
  & > img + span {
    margin-block-end: 8px;
    font-stretch: ${tokens.font.width.wide};
    font-size: max(1rem, 11.4cqi / ${textZoom});
    letter-spacing: -0.035em;
  }
`;

const Phone = styled(PhoneFrame)`
  --_width: 100%;
  grid-area: phone;

  @media ${media.sm} {
    margin-block-start: -18px;
  }

  /* Separates the dark frame from the dark ground. */
  & > * {
    outline: 2px solid #55534a;
    outline-offset: 2px;
  }
`;

const stampEnter = keyframes`
  from { opacity: 0; transform: rotate(-3deg) scale(1.12); }
`;

const Stamp = styled.p`
  grid-area: stamp;
  z-index: ${vars.z.object};
  align-self: start;
  margin-block-start: 8px;
  inline-size: max-content;
  max-inline-size: calc(100% + 28px);
  margin-inline-start: -2px;
  padding: 9px 13px;
  border: 3px solid;
  ${typography.labelLg}
  font-size: 1.3125rem;
  line-height: 1.1;
  color: ${vars.color.ok};
  background: ${vars.color.sheet};
  transform: rotate(-3deg);
  transform-origin: 0 100%;

  &[data-kind='static'] {
    color: ${vars.color.signalText};
  }

  @media ${media.belowSm} {
    max-inline-size: calc(100% + 8px);
    padding: 7px 9px;
    font-size: 1.125rem;
  }

  @media not ${media.reducedMotion} {
    animation: ${stampEnter} ${vars.duration.base} ${vars.easing.paper};
  }
`;
