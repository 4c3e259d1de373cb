import { Beam } from '@waypage/ui/beam';
import { Brackets } from '@waypage/ui/brackets';
import { Logo } from '@waypage/ui/logo';
import { QrCode } from '@waypage/ui/qr-code';
import { Text } from '@waypage/ui/text';
import {
  contrastRatio,
  STOCK_NAMES,
  tokens,
  vars,
  type ColorName,
  type TypeName,
  type TypeStyle,
} from '@waypage/ui/theme';
import type { ReactNode } from 'react';
import { DataTable } from './DataTable.tsx';
import * as css from './foundations.styles.ts';
import { Specimens, type Specimen } from './Specimens.tsx';
import { useTokenValues } from './useTokenValues.ts';

interface SwatchProps {
  readonly name: string;
  readonly color: string;
  readonly text: string;
  readonly textName?: string | undefined;
}

const kebab = (name: string) => name.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`);

function Swatch({ name, color, text, textName }: SwatchProps) {
  const ratio = contrastRatio(color, text).toFixed(1);
  return (
    <css.Cell style={{ background: color, color: text }}>
      <css.Label>{kebab(name)}</css.Label>
      <span>
        {color}
        <br />
        {textName === undefined ? ratio : `${kebab(textName)} ${ratio}`}
      </span>
    </css.Cell>
  );
}

/** Each interface color with its counterpart: its text color, or the background it is a text color on. */
const interfacePairs: readonly (readonly [color: ColorName, other: ColorName])[] = [
  ['paper', 'ink'],
  ['sheet', 'ink'],
  ['mist', 'ink'],
  ['ink', 'paper'],
  ['ink2', 'paper'],
  ['signal', 'onSignal'],
  ['ink3', 'paper'],
  ['signalText', 'paper'],
  ['ok', 'sheet'],
  ['warn', 'sheet'],
  ['info', 'sheet'],
  ['alertFill', 'onAlert'],
];

export function InterfaceSwatches({ theme }: { readonly theme: 'light' | 'dark' }) {
  const valueOf = useTokenValues(theme);
  return (
    <css.Cells>
      {interfacePairs.map(([name, other]) => (
        <Swatch
          key={name}
          name={name}
          color={valueOf(vars.color[name])}
          text={valueOf(vars.color[other])}
          textName={other}
        />
      ))}
    </css.Cells>
  );
}

export function StockSwatches() {
  const valueOf = useTokenValues('light');
  return (
    <css.Cells>
      {STOCK_NAMES.map((name) => (
        <Swatch
          key={name}
          name={name}
          color={valueOf(vars.stock[name])}
          text={valueOf(vars.stock.onStock)}
        />
      ))}
    </css.Cells>
  );
}

const textColors = ['ink', 'ink2', 'ink3', 'signalText', 'ok', 'warn', 'info'] as const;
const grounds = ['paper', 'sheet', 'mist'] as const;
const themes = ['light', 'dark'] as const;

/** Truncated, not rounded: 4.496 does not meet 4.5. */
const cut = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

const pairs = themes.flatMap((theme) => grounds.map((ground) => ({ theme, ground })));

export function ContrastTable() {
  const valueOf = { light: useTokenValues('light'), dark: useTokenValues('dark') };
  const sample = (text: (typeof textColors)[number], { theme, ground }: (typeof pairs)[number]) => {
    const color = valueOf[theme](vars.color[text]);
    const background = valueOf[theme](vars.color[ground]);
    const ratio = contrastRatio(color, background);
    return (
      <css.Sample
        key={theme + ground}
        data-large={ratio < 4.5 ? '' : undefined}
        style={{ background, color }}
      >
        {cut(ratio)}
      </css.Sample>
    );
  };
  return (
    <DataTable
      head={['Text', ...pairs.map(({ theme, ground }) => `${ground}, ${theme}`)]}
      rows={textColors.map((text) => [text, text, ...pairs.map((pair) => sample(text, pair))])}
      hasRowHeaders
    />
  );
}

const specimens = {
  display: 'Scan the',
  h2: 'Print the way',
  quote: 'I changed the page',
  h3: 'Personal and business presence',
  price: '290',
  label: 'Claim your free short address',
  lead: 'A smart page is a small web page behind a code.',
  body: 'A dark pattern on a light background scans best. Keep the clear edge.',
} as const satisfies Partial<Record<TypeName, string>>;

function settings({ family, width, weight, line, tracking, tabular }: TypeStyle): string {
  return [
    family === 'text' ? `Hanken ${weight}` : tokens.font.width[width ?? 'normal'],
    line,
    ...(tracking === '0' ? [] : [tracking]),
    ...(tabular ? ['tabular figures'] : []),
  ].join(', ');
}

export function TypeSpecimens() {
  return Object.entries(specimens).map(([name, specimen]) => (
    <css.Row key={name}>
      <div>
        <css.Label>{name}</css.Label>
        <Text variant="micro" tone="ink2">
          {settings(tokens.type[name as TypeName])}
        </Text>
      </div>
      <Text variant={name as TypeName}>{specimen}</Text>
    </css.Row>
  ));
}

function rounded(
  inlineSize: number,
  blockSize: number,
  radius: string,
  background: string,
): ReactNode {
  return <div style={{ inlineSize, blockSize, background, borderEndEndRadius: radius }} />;
}

const object = {
  inlineSize: 150,
  padding: 16,
  color: vars.stock.onStock,
  background: vars.stock.airmail,
  filter: vars.shadow.paper,
};

const { color, radius, stock } = vars;

const shapes: readonly Specimen[] = [
  [
    'Three corners and a turn',
    'Bottom right only',
    <Logo key="turn" label="Waypage" markOnly style={{ zoom: 3.3 }} />,
  ],
  [
    `round-s, ${tokens.radius.roundS}`,
    'Buttons, tabs, chips',
    rounded(120, 60, radius.roundS, color.solid),
  ],
  [
    `round-m, ${tokens.radius.roundM}`,
    'Large button, toggle, notice',
    rounded(130, 90, radius.roundM, color.signal),
  ],
  [
    `round-l, ${tokens.radius.roundL}`,
    'Stages, labels, panels',
    rounded(150, 120, radius.roundL, stock.manila),
  ],
  [
    'Brackets',
    '26 by 3, offset 14',
    <Brackets key="brackets">
      <div style={{ inlineSize: 62, blockSize: 62 }} />
    </Brackets>,
  ],
  ['Beam', '3, signal, runs off the edge', <Beam key="beam" style={{ insetBlockStart: '50%' }} />],
  [
    'Code',
    '4 modules clear, 7 to 1',
    <QrCode key="code" value="https://waypage.example/Lumbre" style={{ inlineSize: 104 }} />,
  ],
  [
    'Object',
    'No outline, shadow straight down',
    <div key="object" data-surface="airmail" style={object}>
      <Logo label="Waypage" style={{ zoom: 0.7 }} />
    </div>,
  ],
];

export function Shapes() {
  return <Specimens rows={shapes} />;
}

const steps = Object.entries(tokens.space).filter(([name]) => /^\d+$/.test(name));

export function Spaces() {
  return (
    <css.Bars>
      {steps.map(([name, length]) => (
        <css.Bar key={name}>
          <span style={{ inlineSize: `min(${length}, 56px)`, blockSize: length }} />
          {Number.parseInt(length, 10)}
        </css.Bar>
      ))}
    </css.Bars>
  );
}
