import { contrastRatio } from '@waypage/ui/theme';
import * as css from './foundations.styles.ts';

export interface SwatchesProps {
  /** Colours by token name. */
  readonly colors: Readonly<Record<string, string>>;
  /** Names of the tokens to show, in order. */
  readonly names: readonly string[];
  /** The two text colours; each swatch is labelled in the one that reads better. */
  readonly texts: readonly [string, string];
}

/** Joined cells with a colour's name, value and its contrast with the text on it. */
export function Swatches({ colors, names, texts }: SwatchesProps) {
  return (
    <css.Cells>
      {names.map((name) => {
        const color = colors[name] ?? '';
        const [first, second] = texts;
        const text = contrastRatio(color, first) >= contrastRatio(color, second) ? first : second;
        return (
          <css.Cell key={name} style={{ background: color, color: text }}>
            <css.Label>{name}</css.Label>
            <span>
              {color}
              <br />
              {contrastRatio(color, text).toFixed(1)}
            </span>
          </css.Cell>
        );
      })}
    </css.Cells>
  );
}
