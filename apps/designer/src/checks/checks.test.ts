import { describe, expect, test } from 'vitest';
import { drawPart } from '../../test/draw-design.ts';
import type { Design } from '../design/design.ts';
import { runChecks, summarizeChecks, type Check, type CheckInput } from './checks.ts';

function check(part: Partial<Design> = {}, more: Partial<CheckInput> = {}) {
  const { design, code } = drawPart(part);
  const [reading, contrast, edge, logo, size] = runChecks({
    design,
    code,
    reading: 'reads',
    quietZone: 4.7,
    ...more,
  }).map(({ state, title, detail }) => [state, title, detail]);
  return { reading, contrast, edge, logo, size };
}

test('the design at the start passes all five', () => {
  expect(check()).toEqual({
    reading: ['passed', 'Scans', 'Decoded here, just now'],
    contrast: ['passed', 'Contrast 11.5 to 1', 'At least 7 to 1'],
    edge: ['passed', 'Clear edge', '4 modules on every side'],
    logo: ['passed', 'Logo covers 4.5%', 'Level H makes up for it'],
    size: ['passed', 'Printed at 30\u00a0mm', 'Modules of 0.9\u00a0mm'],
  });
});

describe('contrast', () => {
  test('under seven fails with its cure', () => {
    expect(check({ ink: '#B02A06', stock: '#F2A893' }).contrast).toEqual([
      'failed',
      'Contrast 3.3 to 1',
      'Darken the ink or lighten the paper',
    ]);
  });

  test('does not round up to seven', () => {
    // Ratios of 7.005 and 6.96.
    expect(check({ ink: '#595959', stock: '#FFFFFF' }).contrast?.[1]).toBe('Contrast 7.0 to 1');
    const [state, title] = check({ ink: '#595A59', stock: '#FFFFFF' }).contrast ?? [];
    expect([state, title]).toEqual(['failed', 'Contrast 6.9 to 1']);
  });
});

describe('reading', () => {
  test('is waited for, warned about and failed', () => {
    expect(check({}, { reading: undefined }).reading?.[0]).toBe('waiting');
    expect(check({}, { reading: 'slow' }).reading).toEqual([
      'warning',
      'Scans, but slowly',
      'An old phone may give up',
    ]);
    expect(check({}, { reading: 'unknown' }).reading?.[0]).toBe('warning');
  });

  test('warns of data with invisible characters', () => {
    expect(check({ data: 'https://waypage.example/\u200Borilla' }).reading).toEqual([
      'warning',
      'Scans, with invisible characters',
      'Remove them from the data',
    ]);
  });

  test('warns of rounded corners, which change the modules', () => {
    expect(check({ corners: 'circle' }).reading).toEqual([
      'warning',
      'Scans, but its corners are round',
      'Some readers look for square ones',
    ]);
    expect(check({ corners: 'round' }).reading?.[0]).toBe('passed');
  });

  test.each([
    [
      'light ink on dark stock',
      { ink: '#FFFFFF', stock: '#15140F' },
      'Choose an ink darker than the paper',
    ],
    [
      'little contrast',
      { ink: '#777777', stock: '#999999' },
      'Darken the ink or lighten the paper',
    ],
    ['a large logo', { logoSize: 9 }, 'Make the logo smaller than 9 modules'],
    ['none of these', { logo: 'none' }, 'Choose a plainer shape'],
  ] satisfies [string, Partial<Design>, string][])('the cure for %s', (_reason, part, cure) => {
    expect(check(part, { reading: 'fails' }).reading).toEqual(['failed', 'Does not scan', cure]);
  });

  test('the cure for a missing quiet zone', () => {
    expect(check({ logo: 'none' }, { reading: 'fails', quietZone: 2 }).reading?.[2]).toBe(
      'Widen it to 4 modules',
    );
  });
});

test('less than four clear modules fail', () => {
  expect(check({}, { quietZone: 3.99 }).edge).toEqual([
    'failed',
    'Clear edge of 3 modules',
    'Widen it to 4 modules',
  ]);
});

describe('logo', () => {
  test('warns when little recovery remains, fails beyond it', () => {
    expect(check({ logoSize: 9 }).logo).toEqual([
      'warning',
      'Logo covers 7.4%',
      'It takes 63% of what level H can repair',
    ]);
    expect(check({ logoSize: 15 }).logo).toEqual([
      'failed',
      'Logo covers 20.7%',
      'Make the logo smaller than 15 modules',
    ]);
  });

  test('counts codewords: a square costs large codes less', () => {
    const data = `https://waypage.example/${'x'.repeat(120)}`;
    expect(check({ logoSize: 9, data }).logo?.[0]).toBe('passed');
  });

  test('none is fine', () => {
    expect(check({ logo: 'none' }).logo).toEqual([
      'passed',
      'No logo',
      'Level M can repair 15% of the code',
    ]);
  });
});

describe('size', () => {
  const figures = (count: number) => ({ data: '7'.repeat(count), logo: 'none' }) as const;

  test('needs 0.4 mm a module', () => {
    // 57 modules of 0.4 mm are 22.8 mm.
    expect(check({ ...figures(500), sizeMm: 23 }).size?.[0]).toBe('passed');
    expect(check({ ...figures(500), sizeMm: 22 }).size).toEqual([
      'failed',
      'Modules of 0.4\u00a0mm',
      'Print it at 23\u00a0mm or more',
    ]);
  });

  test('suggests no size the carrier cannot have', () => {
    expect(check({ ...figures(3000), sizeMm: 30 }).size).toEqual([
      'failed',
      'Modules of 0.2\u00a0mm',
      'Print it at 54\u00a0mm or more',
    ]);
    expect(check({ ...figures(5000), sizeMm: 30 }).size?.[2]).toBe(
      'Shorten the data, or print a poster at 68\u00a0mm or more',
    );
  });
});

test('title says ready once all have passed', () => {
  const of = (...states: Check['state'][]) =>
    summarizeChecks(states.map((state) => ({ id: 'reading', state, title: '', detail: '' })));
  expect(of('passed', 'passed')).toBe('Ready to print');
  expect(of('passed', 'warning')).toBe('Almost ready to print');
  expect(of('passed', 'warning', 'failed')).toBe('Not ready to print');
  expect(of('waiting', 'passed')).toBe('Being checked');
  expect(of()).toBe('Nothing to print yet');
});
