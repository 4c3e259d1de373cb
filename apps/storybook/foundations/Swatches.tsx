import { contrastRatio, STOCK_NAMES, vars, type ColorName } from '@waypage/ui/theme';
import * as css from './foundations.styles.ts';
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
