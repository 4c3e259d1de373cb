import { describe, expect, it } from 'vitest';
import { readLabelRequest, type TypedLabels } from './label-request.ts';

const read = (typed: Partial<TypedLabels>) =>
  readLabelRequest({ firstLabel: '1', copies: '', offsetX: '0', offsetY: '0', ...typed }, 21);

describe('readLabelRequest', () => {
  it('reads whole numbers', () => {
    expect(read({ firstLabel: ' 21 ', copies: '500' })).toEqual({
      request: { firstLabel: 21, copies: 500, offsetX: 0, offsetY: 0 },
      errors: [],
    });
  });

  it.each([
    ['1.5', 1.5],
    ['-0,7', -0.7],
    ['−2', -2],
    ['', 0],
    [' 3 ', 3],
  ])('reads an offset of %j millimeters', (offsetX, expected) => {
    expect(read({ offsetX }).request.offsetX).toBe(expected);
  });

  it.each([
    ['firstLabel', '0'],
    ['firstLabel', '22'],
    ['firstLabel', ''],
    ['copies', '0'],
    ['copies', '501'],
    ['copies', 'all'],
    ['offsetX', '11'],
    ['offsetY', 'left'],
  ] as const)('names %s %j as an error', (name, typed) => {
    const { request, errors } = read({ [name]: typed });
    expect(errors).toEqual([name]);
    expect(request[name]).toBeUndefined();
  });
});
