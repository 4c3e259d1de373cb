// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createTheme } from './index.js';

const declared = (css: string, property: string): string[] =>
  [...css.matchAll(new RegExp(`${property}:([^;]+);`, 'g'))].map(([, value]) => value ?? '');

describe('a brand', () => {
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
  ])('is readable everywhere from %s, alone or with an ink', (signal) => {
    for (const ink of [undefined, '#14213D', '#1E3A5F', '#3B0764']) {
      expect(() => createTheme({ colors: { signal, ink } })).not.toThrow();
    }
  });

  it('takes the colours that are given as they are', () => {
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

  it('has its fonts and corners, from one length or by name', () => {
    const css = createTheme({
      colors: { signal: '#1D4ED8' },
      fonts: { display: "'Fraunces', serif", text: "'Inter', sans-serif", displayWeight: 600 },
      radius: '10px',
    });
    expect(declared(css, '--wp-font-display')).toEqual(["'Fraunces', serif"]);
    expect(declared(css, '--wp-font-text')).toEqual(["'Inter', sans-serif"]);
    expect(declared(css, '--wp-weight-display')).toEqual(['600']);
    expect(declared(css, '--wp-radius-corner-s')).toEqual(['10px']);
    expect(declared(css, '--wp-radius-turn-sheet')).toEqual(['calc(10px * 2)']);
    expect(declared(css, '--wp-radius-notch')).toEqual(['0px']);

    const named = createTheme({ colors: { signal: '#1D4ED8' }, radius: { turnSheet: '4px' } });
    expect(declared(named, '--wp-radius-turn-sheet')).toEqual(['4px']);
    expect(declared(named, '--wp-radius-corner-s')).toEqual([]);
  });

  it('shows no colour and no font of the kit’s own', () => {
    const css = createTheme({ colors: { signal: '#1D4ED8' } });
    expect(css.match(/#FF4B1F|#15140F|#EDECE6|21 20 15|Gothic|Hanken/gi)).toBeNull();
  });

  it('is refused with the pair, its ratio and what would pass, where two colours are too close', () => {
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
      /light: ink3 #AAAAAA on paper #[\dA-F]{6} is 2\.\d\d:1 and has to be 4\.5:1; #[\dA-F]{6} would pass/,
    );
    expect(make).toThrow(/dark: onSignal #111111 on signal #1D4ED8 is 2\.\d\d:1/);
  });

  it('is refused where a colour is not #RRGGBB', () => {
    expect(() => createTheme({ colors: { signal: 'rebeccapurple' } })).toThrow(
      /'rebeccapurple' for signal.*#RRGGBB/,
    );
  });
});
