// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { customProperty } from './custom-property.js';
import { createTheme, tokens, type ThemeOptions } from './index.js';

const declared = (css: string, property: string): string[] =>
  [...css.matchAll(new RegExp(`${property}:([^;]+);`, 'g'))].map(([, value]) => value ?? '');

const colors = { signal: '#1D4ED8' };

/** Options as an application without types may pass them. */
const parse = (json: string): ThemeOptions => ({
  colors,
  ...(JSON.parse(json) as Partial<ThemeOptions>),
});

describe('createTheme', () => {
  it.each([
    '#1D4ED8',
    '#0F766E',
    '#FACC15',
    '#E11D48',
    '#22C55E',
    '#00FFFF',
    '#888888',
    '#000000',
    '#FFFFFF',
  ])('is readable from %s, alone or with ink', (signal) => {
    for (const ink of [undefined, '#14213D', '#1E3A5F', '#3B0764']) {
      expect(() => createTheme({ colors: { signal, ink } })).not.toThrow();
    }
  });

  it('takes given colors as they are', () => {
    const css = createTheme({
      colors: {
        signal: '#0F766E',
        ink: '#10233F',
        paper: '#FFFFFF',
        darkPaper: '#0A1424',
        stock: { manila: '#FFE08A' },
        dark: { signal: '#0E8074' },
        light: { info: '#123456' },
      },
    });
    expect(declared(css, '--wp-color-paper').slice(0, 2)).toEqual(['#FFFFFF', '#0A1424']);
    expect(declared(css, '--wp-color-signal').slice(0, 2)).toEqual(['#0F766E', '#0E8074']);
    expect(declared(css, '--wp-color-ink')[0]).toBe('#10233F');
    expect(declared(css, '--wp-color-info')[0]).toBe('#123456');
    expect(declared(css, '--wp-stock-manila')).toEqual(['#FFE08A']);
  });

  it('takes fonts, and corners by length or name', () => {
    const css = createTheme({
      colors,
      fonts: { display: "'Fraunces', serif", text: "'Inter', sans-serif", displayWeight: 600 },
      radius: '10px',
    });
    expect(declared(css, '--wp-font-display')).toEqual(["'Fraunces', serif"]);
    expect(declared(css, '--wp-font-text')).toEqual(["'Inter', sans-serif"]);
    expect(declared(css, '--wp-weight-display')).toEqual(['600']);
    expect(declared(css, '--wp-radius-corner-s')).toEqual(['10px']);
    expect(declared(css, '--wp-radius-round-dialog')).toEqual(['min(10px * 2, 40px)']);
    expect(declared(css, '--wp-radius-notch')).toEqual(['0px']);

    const named = createTheme({ colors, radius: { roundDialog: '4px' } });
    expect(declared(named, '--wp-radius-round-dialog')).toEqual(['4px']);
    expect(declared(named, '--wp-radius-corner-s')).toEqual([]);
  });

  it('shows none of the kit’s colors or fonts', () => {
    const css = createTheme({ colors });
    expect(css.match(/#FF4B1F|#15140F|#EDECE6|21 20 15|Gothic|Hanken/gi)).toBeNull();
  });

  it('refuses colors that are too close', () => {
    const make = () =>
      createTheme({
        colors: {
          signal: '#1D4ED8',
          light: { ink3: '#AAAAAA' },
          dark: { signal: '#1D4ED8', onSignal: '#111111' },
        },
      });
    expect(make).toThrow(RangeError);
    expect(make).toThrow(
      /light: ink3 #AAAAAA on paper #[\dA-F]{6} is 2\.\d\d:1, but must be 4\.5:1; #[\dA-F]{6} would pass/,
    );
    expect(make).toThrow(/dark: onSignal #111111 on signal #1D4ED8 is 2\.\d\d:1/);
  });

  it('limits corners on large surfaces', () => {
    const css = createTheme({ colors, radius: '999px' });
    expect(declared(css, '--wp-radius-round-s')).toEqual(['999px']);
    for (const name of ['round', 'corner'].flatMap((kind) => [
      `${kind}-m`,
      `${kind}-l`,
      `${kind}-dialog`,
    ])) {
      expect(declared(css, `--wp-radius-${name}`)[0]).toMatch(/^min\(999px \* [\d.]+, \d\dpx\)$/);
    }
    expect(declared(css, '--wp-radius-field')[0]).toContain('min(999px, 16px)');
  });

  it.each([
    ["'red' for signal, whose contrast cannot be calculated", '"colors":{"signal":"red"}'],
    ["'8' for radius", '"radius":"8"'],
    ['roundS', '"radius":{"roundS":"8"}'],
    ["'-4px' for radius", '"radius":"-4px"'],
    ["'12' for radius", '"radius":12'],
    ["'null' for radius", '"radius":null'],
    ["'turnXl'", '"radius":{"turnXl":"8px"}'],
    ['"Inter" for fonts', '"fonts":"Inter"'],
    ['fonts.text', '"fonts":{"text":"Inter; color: red"}'],
    ['displayWeight', '"fonts":{"displayWeight":1200}'],
    ['tracking', '"fonts":{"tracking":null}'],
    ["the font 'body'", '"fonts":{"text":"Inter","body":"x"}'],
    ['null for colors', '"colors":null'],
    ['colors.signal', '"colors":{}'],
    ['"navy" for colors.dark', '"colors":{"signal":"#1D4ED8","dark":"navy"}'],
    ["'accent'", '"colors":{"signal":"#1D4ED8","accent":"#000000"}'],
    ["'inc'", '"colors":{"signal":"#1D4ED8","dark":{"inc":"#000000"}}'],
    ["'gold'", '"colors":{"signal":"#1D4ED8","stock":{"gold":"#000000"}}'],
    ["'tight'", '"density":"tight"'],
    ["'color'", '"color":"#000000"'],
  ])('is refused, naming %s: %s', (message, options) => {
    expect(() => createTheme(parse(`{${options}}`))).toThrow(message);
  });

  it.each(['ink', 'darkPaper', 'dark'])('answers for every gray as %s', (name) => {
    for (let level = 0; level < 256; level += 15) {
      const gray = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
      const options = { [name]: name === 'dark' ? { signal: gray } : gray };
      const answer = () => createTheme({ colors: { ...colors, ...options } });
      try {
        expect(answer()).toContain('--wp-color-ink');
      } catch (error) {
        expect(error, gray).toBeInstanceOf(RangeError);
      }
    }
  });

  it.each([undefined, {}])('is refused without colors: %o', (options) => {
    expect(() => createTheme(options as unknown as ThemeOptions)).toThrow('no colors.signal');
  });

  it.each(['0', '8px', '0.5rem', '1.5em', 'calc(4px + 0.5vw)', 'min(8px, 1rem)', 'var(--corner)'])(
    'takes %s as a radius',
    (radius) => {
      expect(() => createTheme({ colors, radius })).not.toThrow();
    },
  );

  it('has lower controls of 32 px if compact', () => {
    const css = createTheme({ colors, density: 'compact' });
    const names = Object.keys(tokens.size).filter((name) => !name.startsWith('dialog'));
    for (const name of names) {
      const height = RegExp(`${customProperty('size', name)}:(\\d+)px;`).exec(css)?.[1];
      const usual = parseInt(tokens.size[name as keyof typeof tokens.size], 10);
      expect(Number(height), name).toBeLessThan(usual);
      expect(Number(height), name).toBeGreaterThanOrEqual(32);
    }
    expect(createTheme({ colors })).not.toContain('--wp-size-');
  });
});
