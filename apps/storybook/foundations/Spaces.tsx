import { tokens } from '@waypage/ui/theme';
import * as css from './foundations.styles.ts';

const steps = Object.entries(tokens.space).filter(([name]) => /^\d+$/.test(name));

/** The spacing scale as squares, each with its length; the step is its place. */
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
