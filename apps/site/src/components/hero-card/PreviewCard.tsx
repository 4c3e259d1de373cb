import { QrCode } from '@waypage/ui';
import { textZoom, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { CardCode, CardRoot, CardText } from './HeroCard.tsx';

const LONGEST_LINE = 10;

/** Splits a path after its last `-` or `_` within ten characters, else at ten (docs/design.md, section 10). */
export function breakName(path: string): readonly string[] {
  if (path.length <= LONGEST_LINE) return [path];
  const start = path.slice(0, LONGEST_LINE);
  const joint = Math.max(start.lastIndexOf('-'), start.lastIndexOf('_')) + 1;
  const at = joint > 0 ? joint : LONGEST_LINE;
  return [path.slice(0, at), path.slice(at)];
}

/** Font size of a path on the card, in pixels of the stage. */
export function nameSize(path: string): number {
  if (path.length <= 4) return 46;
  if (path.length <= 6) return 42;
  return path.length <= 8 ? 34 : 28;
}

interface Props {
  readonly path: string;
  readonly domain: string;
  readonly url: string;
  /** Whether somebody else owns the path: its code must not be shown then. */
  readonly isTaken: boolean;
}

/** The stage's card with the path that is being typed (docs/design.md, section 10). */
export function PreviewCard({ path, domain, url, isTaken }: Props) {
  const { t } = useTranslation(['hero']);
  return (
    <Root>
      <Domain translate="no">{domain}</Domain>
      <Name translate="no" style={{ fontSize: nameSize(path) }}>
        {breakName(path).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Name>
      <Stamp>{t(isTaken ? 'hero:preview.takenStamp' : 'hero:preview.stamp')}</Stamp>
      <CardCode>{isTaken ? <Gap /> : <QrCode value={url} quietZone={0} ground={false} />}</CardCode>
    </Root>
  );
}

const Root = styled(CardRoot)`
  border-block-start: 10px solid ${vars.color.signal};
  background: #faf9f6;

  /* Compensates for the border, so that the code keeps its place. */
  & > ${CardCode} {
    inset-block-start: 56px;
  }
`;

const Domain = styled(CardText)`
  inset-block-start: 26px;
  ${typography.label}
  font-size: calc(21px / ${textZoom});
  color: ${vars.stock.onStock2};
`;

const Name = styled(CardText)`
  inset-block-start: 50px;
  inset-inline-start: 26px;
  ${typography.wordmark}
  letter-spacing: -0.045em;
`;

const Stamp = styled(CardText)`
  inset-block-end: 30px;
  padding: 6px 12px;
  border: 2px solid #b02a06;
  ${typography.label}
  font-size: calc(21px / ${textZoom});
  color: #b02a06;
  text-transform: uppercase;
  rotate: -3deg;
`;

const Gap = styled.span`
  display: block;
  block-size: 100%;
  border: 2px dashed #96938a;
`;
