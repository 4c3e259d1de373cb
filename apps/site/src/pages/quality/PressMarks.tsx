import { vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

const SWATCH = 30;

const COLORS = {
  inks: ['ink', 'ink2', 'ink3', 'line', 'lineSoft', 'signal'].map(
    (name) => vars.color[name as 'ink'],
  ),
  stocks: (['salmon', 'manila', 'seafoam', 'airmail', 'kraft'] as const).map(
    (name) => vars.stock[name],
  ),
} as const;

/** The color bar at the edge of a printer's sheet. Decorative. */
export function ColorBar({ colors }: { readonly colors: keyof typeof COLORS }) {
  const swatches = COLORS[colors];
  return (
    <svg
      aria-hidden
      width={swatches.length * SWATCH}
      height={12}
      viewBox={`0 0 ${swatches.length * SWATCH} 12`}
      preserveAspectRatio="none"
    >
      {swatches.map((fill, index) => (
        <rect key={fill} x={index * SWATCH} width={SWATCH} height={12} fill={fill} />
      ))}
    </svg>
  );
}

/** The mark that aligns the colors of a print. Decorative. */
export function RegistrationMark() {
  return (
    <Mark aria-hidden width={28} height={28} viewBox="0 0 28 28">
      <circle cx={14} cy={14} r={9} />
      <circle cx={14} cy={14} r={4} fill="currentColor" />
      <path d="M14 0v28M0 14h28" />
    </Mark>
  );
}

const Mark = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1px;
`;
