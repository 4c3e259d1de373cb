import { describe, expect, it } from 'vitest';
import { readStyledClasses } from './adopt-styles.ts';

describe('the classes of an element', () => {
  it.each([
    ['site__sc-a1-0 xYz', [['site__sc-a1-0', 'xYz']]],
    [
      'wp__sc-b-0 site__sc-a1-0 Base Own',
      [
        ['wp__sc-b-0', 'Base'],
        ['site__sc-a1-0', 'Own'],
      ],
    ],
    [
      'wp__sc-b-0 Base site__sc-a1-3 Own',
      [
        ['wp__sc-b-0', 'Base'],
        ['site__sc-a1-3', 'Own'],
      ],
    ],
  ])('say whose styles each is: %s', (classes, pairs) => {
    expect(readStyledClasses(classes)).toEqual(pairs);
  });

  it.each([
    '',
    'plain',
    'site__sc-a1-0',
    'wp__sc-b-0 site__sc-a1-0 Own',
    'site__sc-a1-0 Own other',
  ])('say nothing where it is not certain: "%s"', (classes) => {
    expect(readStyledClasses(classes)).toEqual([]);
  });
});
