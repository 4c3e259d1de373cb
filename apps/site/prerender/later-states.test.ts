import { describe, expect, it } from 'vitest';
import { withoutLaterStates } from './later-states.ts';

const END = '/*!sc*/\n';
const sheet = (...rules: readonly string[]) => rules.map((rule) => rule + END).join('');
const PAGE = '<p class="a" data-size="sm" data-open="">x</p>';

function kept(rule: string, scripts = ''): boolean {
  return withoutLaterStates(sheet(rule), [PAGE], scripts).includes(rule);
}

describe('a sheet without the states that come later', () => {
  it.each([
    '.a{top:0;}',
    '.a[data-size="sm"]{top:0;}',
    '.a[data-open]{top:0;}',
    '.a[open]{top:0;}',
    '.a[aria-busy="true"]{top:0;}',
    '.a:not([data-busy]){top:0;}',
    '.a:is([data-busy],[data-open]){top:0;}',
    '.a[data-busy],.a:focus-visible{top:0;}',
    '@media print{.a{top:0;}.a[data-busy]{top:1px;}}',
    'data-styled.g1[id="a"]{content:"a,"}',
  ])('keeps %s', (rule) => {
    expect(kept(rule)).toBe(true);
  });

  it.each([
    '.a[data-busy]{top:0;}',
    '.a[data-size="lg"]{top:0;}',
    "[data-size='lg'] > .a::after{top:0;}",
    '.a[data-size="sm"][data-busy]{top:0;}',
    '.a[data-busy],.b[data-size="lg"]:hover{top:0;}',
    '@media print{@media (width > 9px){.a[data-busy]{top:0;}}}',
  ])('has nothing of %s', (rule) => {
    expect(kept(rule)).toBe(false);
  });

  it('keeps what a script before the application may bring about', () => {
    const scripts = 'document.documentElement.dataset.readyNow=`yes`';
    expect(kept(':root[data-ready-now="yes"] .a{top:0;}', scripts)).toBe(true);
    expect(kept(':root[data-ready-now="yes"] .a[data-busy]{top:0;}', scripts)).toBe(false);
  });

  it('keeps the animations of what it keeps, and no others', () => {
    const now = '@keyframes now{to{top:0;}}';
    const later = '@keyframes later{to{top:0;}}';
    const rules = sheet('.a{animation:now 1s;}', '.a[data-busy]{animation:later 1s;}', now, later);
    expect(withoutLaterStates(rules, [PAGE], '')).toBe(sheet('.a{animation:now 1s;}', now));
  });

  it('keeps what any of its pages has', () => {
    const rules = sheet('.a[data-size="lg"]{top:0;}');
    expect(withoutLaterStates(rules, [PAGE, '<p data-size="lg">x</p>'], '')).toBe(rules);
  });
});
