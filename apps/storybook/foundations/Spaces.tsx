import { tokens } from '@waypage/ui/theme';
import * as css from './foundations.styles.ts';

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
