import { describe, expect, it } from 'vitest';
import { checkPrint, type PrintInput, type PrintFinding } from './check-print.ts';

const severities = (input: PrintInput) =>
  Object.fromEntries(checkPrint(input).map(({ id, severity }) => [id, severity]));
const find = (input: PrintInput, id: PrintFinding['id']) =>
  checkPrint(input).find((finding) => finding.id === id);

describe('checkPrint', () => {
  it('finds a good print fine', () => {
    const colors = { ink: '#15140F', ground: '#F1C75B' };
    expect(severities({ modules: 33, widthMm: 30, distanceM: 0.3, dpi: 300, colors })).toEqual({
      size: 'fine',
      module: 'fine',
      distance: 'fine',
      resolution: 'fine',
      'contrast-ratio': 'fine',
      polarity: 'fine',
    });
  });

  it('checks only what it has inputs for', () => {
    expect(checkPrint({ modules: 21 })).toEqual([]);
    expect(Object.keys(severities({ modules: 21, widthMm: 20 }))).toEqual(['size', 'module']);
  });

  it('names size and modules that are too small', () => {
    expect(severities({ modules: 21, widthMm: 19 })).toEqual({ size: 'fatal', module: 'fine' });
    expect(find({ modules: 177, widthMm: 34 }, 'module')).toEqual({
      id: 'module',
      severity: 'fatal',
      value: 34 / 177,
      limit: 0.4,
    });
    expect(severities({ modules: 57, widthMm: 22.8 })).toEqual({ size: 'fine', module: 'fine' });
  });

  it('names the distance that is too far', () => {
    expect(find({ modules: 25, widthMm: 50, distanceM: 1 }, 'distance')).toEqual({
      id: 'distance',
      severity: 'fatal',
      value: 0.5,
      limit: 1,
    });
    expect(find({ modules: 25, widthMm: 100, distanceM: 1 }, 'distance')?.severity).toBe('fine');
  });

  it('grades the resolution in dots a module', () => {
    const at = (dpi: number) => find({ modules: 25, widthMm: 25.4, dpi }, 'resolution');
    expect([49, 50, 99, 100].map((dpi) => at(dpi)?.severity)).toEqual([
      'fatal',
      'warn',
      'warn',
      'fine',
    ]);
    expect(at(300)?.value).toBeCloseTo(12);
  });

  it('compares ink and ground', () => {
    const at = (ink: string, ground: string) =>
      severities({ modules: 25, colors: { ink, ground } });
    // Ratios of 7.005 and 6.96.
    expect(at('#595959', '#FFFFFF')).toEqual({ 'contrast-ratio': 'fine', polarity: 'fine' });
    expect(at('#595A59', '#FFFFFF')).toEqual({ 'contrast-ratio': 'fatal', polarity: 'fine' });
    expect(at('#FFFFFF', '#15140F')).toEqual({ 'contrast-ratio': 'fine', polarity: 'fatal' });
  });

  it('enlarges modules on absorbent stock; warns of mirrors', () => {
    const print = { modules: 50, widthMm: 25 };
    expect(severities({ ...print, material: 'absorbent' })).toMatchObject({
      module: 'warn',
      reflection: 'fine',
    });
    expect(severities({ ...print, material: 'glossy' })).toMatchObject({
      module: 'fine',
      reflection: 'warn',
    });
    expect(severities({ ...print, material: 'metal' })).toMatchObject({ reflection: 'warn' });
  });

  it('checks quiet zone and logo', () => {
    const at = (quietZone: number, recoveryUsed: number) =>
      Object.values(severities({ modules: 25, quietZone, recoveryUsed }));
    expect([at(4, 0.5), at(3.9, 0.51), at(8, 1.01)]).toEqual([
      ['fine', 'fine'],
      ['fatal', 'warn'],
      ['fine', 'fatal'],
    ]);
  });

  it.each([
    ['modules', 'out-of-range', { modules: 0 }],
    ['modules', 'not-finite', { modules: Number.NaN }],
    ['widthMm', 'out-of-range', { modules: 21, widthMm: -20 }],
    ['widthMm', 'not-finite', { modules: 21, widthMm: Infinity }],
    ['distanceM', 'out-of-range', { modules: 21, widthMm: 20, distanceM: -1 }],
    ['dpi', 'not-finite', { modules: 21, dpi: Number.NaN }],
    ['colors.ink', 'not-a-color', { modules: 21, colors: { ink: 'black', ground: '#FFFFFF' } }],
    ['material', 'unknown-value', { modules: 21, material: 'jelly' as 'paper' }],
  ])('refuses %s: %s', (input, code, print) => {
    expect(() => checkPrint(print)).toThrow(expect.objectContaining({ code, input }));
  });
});
