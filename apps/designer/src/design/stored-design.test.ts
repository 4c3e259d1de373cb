// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages, setLanguage } from '../messages.ts';
import { FIRST_DESIGN } from './design.ts';
import { restoreDesign, storeDesign } from './stored-design.ts';

const CHANGED = {
  ...FIRST_DESIGN,
  data: 'https://waypage.example/casa-azul',
  modules: 'dot',
} as const;

const from = FIRST_DESIGN.data;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('restoreDesign', () => {
  it('returns what a design became, and no other', () => {
    storeDesign(CHANGED, FIRST_DESIGN);
    expect(restoreDesign(FIRST_DESIGN)).toEqual(CHANGED);
    const other = { ...FIRST_DESIGN, data: 'a' };
    expect(restoreDesign(other)).toBe(other);
  });

  it('translates a line that the designer wrote', async () => {
    storeDesign({ ...FIRST_DESIGN, modules: 'dot' }, FIRST_DESIGN);
    await setLanguage('es');
    expect(restoreDesign(FIRST_DESIGN).line).toBe(messages.frame.firstLine);
    await setLanguage('en');
    storeDesign({ ...FIRST_DESIGN, line: 'Tonight' }, FIRST_DESIGN);
    expect(restoreDesign(FIRST_DESIGN).line).toBe('Tonight');
  });

  it('leaves out a chosen file', () => {
    storeDesign({ ...CHANGED, logo: { width: 1, height: 1, url: 'data:' } }, FIRST_DESIGN);
    expect(restoreDesign(FIRST_DESIGN)).toEqual({ ...CHANGED, logo: 'none' });
  });

  it.each([
    'no JSON',
    'null',
    '{}',
    JSON.stringify({ from, design: null }),
    JSON.stringify({ from, design: { data: 'a' } }),
    JSON.stringify({ from, design: { ...CHANGED, modules: 'star' } }),
    JSON.stringify({ from, design: { ...CHANGED, sizeMm: null } }),
  ])('ignores %s', (stored) => {
    sessionStorage.setItem('design', stored);
    expect(restoreDesign(FIRST_DESIGN)).toBe(FIRST_DESIGN);
  });

  it('starts anew without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeDesign(CHANGED, FIRST_DESIGN);
    expect(restoreDesign(FIRST_DESIGN)).toBe(FIRST_DESIGN);
  });
});
