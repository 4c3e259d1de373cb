import { describe, expect, it } from 'vitest';
import { withForced } from '../.storybook/forced-states.ts';
import { createTheme } from '../.storybook/kit-theme.ts';
import { changeBrand, readBrand } from '../.storybook/own-brand.ts';

describe('the text of a brand', () => {
  it('gives the sheet that createTheme makes', () => {
    const options = { colors: { signal: '#1D4ED8' }, radius: '10px' };
    expect(readBrand(JSON.stringify(options))).toEqual({
      fields: options,
      brand: { options, css: createTheme(options) },
      problems: [],
    });
  });

  it.each([
    ['', 'not valid JSON yet'],
    ['{"colors":', 'not valid JSON yet'],
    ['"#1D4ED8"', 'A brand is an object'],
    ['[]', 'A brand is an object'],
    ['{}', 'no colors.signal'],
    ['{"colors":"blue"}', '"blue" for colors'],
    ['{"colors":{"signal":"blue"}}', "'blue' for signal"],
    ['{"colors":{"signal":"#1D4ED8"},"radius":12}', "'12' for radius"],
    ['{"colors":{"signal":"#1D4ED8","light":{"ink3":"#AAAAAA"}}}', 'would pass'],
  ])('says in words what is wrong with %s', (text, words) => {
    const { brand, problems } = readBrand(text);
    expect(brand).toBeUndefined();
    expect(problems.join('\n')).toContain(words);
    expect(problems.join('\n')).not.toMatch(/@waypage|undefined|Cannot/);
  });

  it('keeps everything else when one value changes, and drops one that is emptied', () => {
    const fields = { colors: { signal: '#1D4ED8', ink: '#000000' }, radius: { turnS: '4px' } };
    const changed = changeBrand(fields, ['colors', 'ink'], '#111111');
    expect(JSON.parse(changed)).toEqual({
      ...fields,
      colors: { signal: '#1D4ED8', ink: '#111111' },
    });
    expect(JSON.parse(changeBrand(fields, ['colors', 'ink'], ''))).toEqual({
      ...fields,
      colors: { signal: '#1D4ED8' },
    });
    expect(JSON.parse(changeBrand({}, ['fonts', 'text'], 'Inter'))).toEqual({
      fonts: { text: 'Inter' },
    });
  });
});

describe('a forced state', () => {
  it.each([
    ['.a:hover', ".a:is(:hover, [data-forced~='hover'] *)"],
    ['.a:focus-visible::after', ".a:is(:focus-visible, [data-forced~='focus-visible'] *)::after"],
    ['.a:not(:active) b', ".a:not(:is(:active, [data-forced~='active'] *)) b"],
    ['.a:focus', '.a:focus'],
    ['.hover', '.hover'],
  ])('also matches %s below its mark, once', (selector, expected) => {
    expect(withForced(selector)).toBe(expected);
    expect(withForced(expected)).toBe(expected);
  });
});
