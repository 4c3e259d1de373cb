import { expect, it } from 'vitest';
import { toSvg } from './to-svg.ts';

it('a sheet as SVG refers to repeated pieces in both ways, as programs for print need', () => {
  const shapes = [{ path: 'M0 0L1 0L1 1Z', colour: '#15140F' }];
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  const svg = toSvg({ width: 20, height: 10, groups: [{ shapes, places }], guides: [], codes: [] });
  expect(svg).toContain('xmlns:xlink="http://www.w3.org/1999/xlink"');
  expect(svg.match(/<use href="#g0" xlink:href="#g0"/g)).toHaveLength(2);
});
