import { contrastRatio, vars } from '@waypage/ui/theme';
import * as css from './foundations.styles.ts';
import { useTokenValues } from './useTokenValues.ts';

const texts = ['ink', 'ink2', 'ink3', 'signalText', 'ok', 'warn', 'info'] as const;
const grounds = ['paper', 'sheet', 'mist'] as const;
const themes = ['light', 'dark'] as const;

/** Truncated, not rounded: 4.496 does not meet 4.5. */
const cut = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

export function ContrastTable() {
  const valueOf = { light: useTokenValues('light'), dark: useTokenValues('dark') };
  return (
    <css.Scroller>
      <css.Table>
        <thead>
          <tr>
            <th scope="col">Text</th>
            {themes.flatMap((theme) =>
              grounds.map((ground) => (
                <th key={theme + ground} scope="col">
                  {ground}, {theme}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              {themes.flatMap((theme) =>
                grounds.map((ground) => {
                  const color = valueOf[theme](vars.color[text]);
                  const background = valueOf[theme](vars.color[ground]);
                  const ratio = contrastRatio(color, background);
                  return (
                    <td key={theme + ground}>
                      <css.Sample
                        data-large={ratio < 4.5 ? '' : undefined}
                        style={{ background, color }}
                      >
                        {cut(ratio)}
                      </css.Sample>
                    </td>
                  );
                }),
              )}
            </tr>
          ))}
        </tbody>
      </css.Table>
    </css.Scroller>
  );
}
