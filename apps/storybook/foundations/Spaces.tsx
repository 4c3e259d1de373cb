import { tokens } from '@waypage/ui/theme';
import * as css from './foundations.styles.ts';

const steps = Object.entries(tokens.space).filter(([name]) => /^\d+$/.test(name));

/** The spacing scale as squares, each with its step and length. */
export function Spaces() {
  return (
    <css.Bars>
      {steps.map(([name, length]) => (
        <css.Bar key={name}>
          <span style={{ inlineSize: length, blockSize: length }} />
          {name}
          <br />
          {length}
        </css.Bar>
      ))}
    </css.Bars>
  );
}
