import { CodesError } from '@waypage/codes/read';
import { expect, it } from 'vitest';
import { refusalOf } from './checked-image.ts';

const file = new Blob(['12345']);

it.each([
  [new CodesError('too-large', 'Bytes.', { value: file.size }), 'too-heavy'],
  [new CodesError('too-large', 'Pixels.', { value: 60_000_000 }), 'too-large'],
  [new CodesError('damaged-file', 'Damaged.'), 'broken'],
  [new Error('Memory.'), 'failed'],
])('explains %s by %s', (error, reason) => {
  expect(refusalOf(error, file)).toEqual({ reason });
});
