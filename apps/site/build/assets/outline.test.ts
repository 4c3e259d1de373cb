import { expect, it } from 'vitest';
import { measure, outline } from './outline.ts';

const look = { size: 66, width: 'narrow' } as const;

it('outline has wide no-break spaces and no joiners', async () => {
  const plain = { ...look, text: 'peut-il 9 $US' };
  const held = { ...look, text: 'peut-\u2060il 9\u00a0$US' };
  expect(await measure(held)).toBe(await measure(plain));
  const place = { x: 0, y: 0, fill: '#000' };
  expect(await outline({ ...held, ...place })).toEqual(await outline({ ...plain, ...place }));
});
