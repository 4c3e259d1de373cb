import { describe, expect, it } from 'vitest';
import { readStyledClasses } from './adopt-styles.ts';

describe('the classes of an element', () => {
  it.each([
    ['s-a1b2-0 xYz', [['s-a1b2-0', 'xYz']]],
    [
      'wp-b-0 s-a1b2-0 Base Own',
      [
        ['wp-b-0', 'Base'],
        ['s-a1b2-0', 'Own'],
      ],
    ],
    [
      'wp-b-0 Base s-a1b2-3 Own',
      [
        ['wp-b-0', 'Base'],
        ['s-a1b2-3', 'Own'],
      ],
    ],
  ])('say whose styles each is: %s', (classes, pairs) => {
    expect(readStyledClasses(classes)).toEqual(pairs);
  });

  it.each(['', 'plain', 's-a1b2-0', 'wp-b-0 s-a1b2-0 Own', 's-a1b2-0 Own other'])(
    'say nothing where it is not certain: "%s"',
    (classes) => {
      expect(readStyledClasses(classes)).toEqual([]);
    },
  );
});
