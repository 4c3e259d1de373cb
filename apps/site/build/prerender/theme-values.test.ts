import { describe, expect, it } from 'vitest';
import { withThemeValues } from './minify-css.ts';

const theme = ':root{--wp-ink:#000;--wp-line:#111}';

describe('withThemeValues', () => {
  it('leaves the name of what the theme sets', () => {
    expect(withThemeValues('a{color:var(--wp-ink,#15140F);}', theme)).toBe(
      'a{color:var(--wp-ink);}',
    );
  });

  it('leaves the value of what nothing sets, with its own brackets', () => {
    const css =
      'a{margin:var(--wp-gutter, clamp(20px, 4vw, 56px)) calc(1px + var(--wp-space,8px))}';
    expect(withThemeValues(css, theme)).toBe('a{margin:clamp(20px, 4vw, 56px) calc(1px + 8px)}');
  });

  it('leaves the name of what a rule sets', () => {
    const css = 'a{--wp-solid:#fff}b{background:var(--wp-solid,#000)}';
    expect(withThemeValues(css, theme)).toBe('a{--wp-solid:#fff}b{background:var(--wp-solid)}');
  });

  it('keeps the fallback of what an island sets itself', () => {
    const css = 'a{inline-size:var(--_width,300px);color:var(--_ink,var(--wp-ink,#000))}';
    expect(withThemeValues(css, theme)).toBe(
      'a{inline-size:var(--_width,300px);color:var(--_ink,var(--wp-ink))}',
    );
  });
});
