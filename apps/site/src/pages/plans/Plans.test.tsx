// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createAnnouncing, type Announcing } from '#components/testing/announcing.tsx';
import { Plans } from './Plans.tsx';

let announcing: Announcing;

beforeEach(async () => {
  announcing = await createAnnouncing(['plans', 'pricing', 'common']);
  announcing.show(<Plans />);
});

const pages = () => announcing.find('input', '[name=pages]');

describe('Plans', () => {
  it('announces each answer once, including the first', () => {
    expect(announcing.takeAnnounced()).toEqual([]);
    for (const [text, answer] of [
      ['60', /^Business fits: .*\.$/],
      ['99999', /^No plan is large enough\./],
      ['0', /^Free fits: \$0 a month\.$/],
    ] as const) {
      announcing.type(pages(), text);
      const announced = announcing.takeAnnounced();
      expect(announced).toHaveLength(1);
      expect(announced[0]).toMatch(answer);
    }
  });

  it('announces a wrong amount, then the answer again', () => {
    pages().focus();
    announcing.type(pages(), 'abc');
    const announced = announcing.takeAnnounced();
    expect(announced).toHaveLength(1);
    expect(announced[0]).toMatch(/^Type a whole number/);
    announcing.type(pages(), '2');
    expect(announcing.takeAnnounced()).toEqual([expect.stringMatching(/^Free fits/)]);
  });
});
