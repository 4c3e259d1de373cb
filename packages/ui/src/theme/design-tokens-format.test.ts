// @vitest-environment node
import { defineConfig, parse, Logger } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { cssLength } from './design-tokens-format.js';
import { designTokens, tokens, vars, type DesignTokens } from './index.js';

const brand = {
  colors: {
    signal: '#1D4ED8',
    ink: '#14213D',
    light: { line: '#334155' },
    dark: { scrim: 'hsl(0 0% 0% / 70%)' },
  },
  fonts: { display: "Georgia, 'Liberation Serif', serif", displayWeight: 700, tracking: 0 },
  radius: '10px',
} as const;

/** Reads a token file with a parser of the format; throws if the file is invalid. */
async function read(file: DesignTokens) {
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const filename = new URL('file:///tokens.json');
  const { tokens: parsed } = await parse([{ filename, src: JSON.stringify(file) }], {
    config,
    logger: new Logger({ level: 'error' }),
  });
  return parsed;
}

describe('cssLength', () => {
  it.each([
    ['12px', 12],
    ['0', 0],
    ['1.5rem', 24],
    ['min(10px * 1.5, 20px)', 15],
    ['calc((4px + 2px) / 2)', 3],
    ['clamp(80px, 9.4vw, 144px)', 94],
    ['min(clamp(3.25rem, 1.95rem + 8.2vw, 9.375rem), 17.5vw)', 113.2],
  ])('reads %s', (css, expected) => {
    expect(cssLength(css, 1000)).toBe(expected);
  });

  it.each(['2em', '50%', 'var(--x)', '10px 4px', 'min(1px', 'auto', ''])('leaves out %j', (css) => {
    expect(cssLength(css, 1000)).toBeUndefined();
  });
});

describe('designTokens', () => {
  it.each([
    ['the kit', designTokens()],
    ['light', designTokens(undefined, 'light')],
    ['dark', designTokens(undefined, 'dark')],
    ['a brand', designTokens(brand)],
    ['a scheme of a brand', designTokens(brand, 'dark')],
  ])('is valid for %s, with every alias resolved', async (_name, file) => {
    const parsed = await read(file);
    expect(Object.keys(parsed).length).toBeGreaterThan(150);
  });

  it('has every token that is a custom property', async () => {
    const ids = Object.keys(await read(designTokens()));
    const inBoth = ['color', 'shadow', 'inverse'];
    const places: Readonly<Record<string, string>> = {
      font: 'font.family',
      weight: 'font.weight',
      width: 'font.width',
    };
    for (const [group, values] of Object.entries(vars)) {
      for (const name of Object.keys(values)) {
        const paths = inBoth.includes(group)
          ? [`${group}.light.${name}`, `${group}.dark.${name}`]
          : [`${places[group] ?? group}.${name}`];
        for (const path of paths) {
          expect(
            ids.some((id) => id === path || id.startsWith(`${path}.`)),
            path,
          ).toBe(true);
        }
      }
    }
  });

  it('has tokens.ts’s colors, also by alias', async () => {
    const parsed = await read(designTokens());
    for (const scheme of ['light', 'dark'] as const) {
      for (const [name, css] of Object.entries(tokens.color[scheme])) {
        if (!css.startsWith('#')) continue;
        expect(parsed[`color.${scheme}.${name}`]?.$value, name).toMatchObject({ hex: css });
      }
    }
  });

  it('has the values of a brand', async () => {
    const file = designTokens(brand);
    expect(file).toMatchObject({
      color: {
        light: { line: { $value: { hex: '#334155' } }, focus: { $value: '{color.light.ink}' } },
      },
      radius: {
        roundM: { $value: { value: 15, unit: 'px' } },
        field: { $value: { value: 10, unit: 'px' } },
      },
      font: { weight: { display: { $value: 700 } } },
    });
    const parsed = await read(file);
    expect(parsed['color.light.signal']?.$value).toMatchObject({ hex: '#1D4ED8' });
    expect(parsed['type.desktop.h2']?.$value).toMatchObject({
      fontFamily: ['Georgia', 'Liberation Serif', 'serif'],
      fontWeight: 700,
      letterSpacing: { value: 0, unit: 'px' },
    });
  });

  it('gives both schemes equal names and single values', async () => {
    const [light, dark] = await Promise.all([
      read(designTokens(undefined, 'light')),
      read(designTokens(undefined, 'dark')),
    ]);
    expect(Object.keys(dark)).toEqual(Object.keys(light));
    expect(dark['color.paper']?.$value).toMatchObject({ hex: tokens.color.dark.paper });
    const types = new Set(Object.values(light).map(({ $type }) => $type));
    expect([...types].sort()).toEqual([
      'color',
      'dimension',
      'duration',
      'fontFamily',
      'fontWeight',
      'number',
    ]);
  });
});
