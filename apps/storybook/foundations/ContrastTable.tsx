import { contrastRatio, vars } from '@waypage/ui/theme';
import { DataTable } from './DataTable.tsx';
import * as css from './foundations.styles.ts';
import { useTokenValues } from './useTokenValues.ts';

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
