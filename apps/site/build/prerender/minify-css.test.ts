import { describe, expect, it } from 'vitest';
import { minifyCss, withThemeValues } from './minify-css.ts';

describe('minifyCss', () => {
  it('says the same in fewer bytes', () => {
    const css =
      ".a { color: #FFFFFF; margin: 0px 0px; } @media (min-width: 640px) { .a::before { content: ''; } }";
    const minified = minifyCss(css);
    expect(minified.length).toBeLessThan(css.length);
    expect(minified).toContain('.a{color:#fff;margin:0}');
  });

  it('keeps what only newer browsers understand', () => {
    const css =
      '[data-lazy] .a:not([data-laid-out]){content-visibility:auto;contain-intrinsic-block-size:auto 120vh}';
    expect(minifyCss(css)).toBe(css);
    expect(minifyCss('.a{anchor-name:--a;text-wrap:balance}')).toBe(
      '.a{anchor-name:--a;text-wrap:balance}',
    );
  });

  it('has the prefixes that browsers need only', () => {
    expect(minifyCss('.a{user-select:none}')).toContain('-webkit-user-select:none');
    expect(minifyCss(':root{color-scheme:light}')).toBe(':root{color-scheme:light}');
  });

  it('is stable when minified again', () => {
    const once = minifyCss('.a{padding:8px 8px 8px 8px}.a{color:red}.b > .c{top:0.5rem}');
    expect(minifyCss(once)).toBe(once);
  });

  it('is refused when it is no CSS', () => {
    expect(() => minifyCss('.a{color:red')).not.toThrow();
    expect(() => minifyCss('.a:nonsense({color:red}')).toThrow();
  });
});

const theme = ':root{--wp-ink:#000;--wp-line:#111}';

describe('withThemeValues', () => {
  it('leaves the name of what the theme sets', () => {
    expect(withThemeValues('a{color:var(--wp-ink,#15140F);}', theme)).toBe(
      'a{color:var(--wp-ink);}',
    );
  });

  it('keeps the value of an unset property', () => {
    const css =
      'a{margin:var(--wp-gutter, clamp(20px, 4vw, 56px)) calc(1px + var(--wp-space,8px))}';
    expect(withThemeValues(css, theme)).toBe('a{margin:clamp(20px, 4vw, 56px) calc(1px + 8px)}');
  });

  it('leaves the name of what a rule sets', () => {
    const css = 'a{--wp-solid:#fff}b{background:var(--wp-solid,#000)}';
    expect(withThemeValues(css, theme)).toBe('a{--wp-solid:#fff}b{background:var(--wp-solid)}');
  });

  it('keeps the fallback of an island’s own property', () => {
    const css = 'a{inline-size:var(--_width,300px);color:var(--_ink,var(--wp-ink,#000))}';
    expect(withThemeValues(css, theme)).toBe(
      'a{inline-size:var(--_width,300px);color:var(--_ink,var(--wp-ink))}',
    );
  });
});
