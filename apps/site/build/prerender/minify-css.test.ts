import { describe, expect, it } from 'vitest';
import { minifyCss } from './minify-css.ts';

describe('minified CSS', () => {
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

  it('has the names that browsers know, and no more', () => {
    expect(minifyCss('.a{user-select:none}')).toContain('-webkit-user-select:none');
    expect(minifyCss(':root{color-scheme:light}')).toBe(':root{color-scheme:light}');
  });

  it('stays as it is when it is minified again', () => {
    const once = minifyCss('.a{padding:8px 8px 8px 8px}.a{color:red}.b > .c{top:0.5rem}');
    expect(minifyCss(once)).toBe(once);
  });

  it('is refused when it is no CSS', () => {
    expect(() => minifyCss('.a{color:red')).not.toThrow();
    expect(() => minifyCss('.a:nonsense({color:red}')).toThrow();
  });
});
