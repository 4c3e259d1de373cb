// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createAnnouncing, type Announcing } from '#components/testing/announcing.tsx';
import { typeText } from '#components/testing/type-text.ts';
import { Plans } from './Plans.tsx';

let announcing: Announcing;

beforeEach(async () => {
  announcing = await createAnnouncing(['plans', 'pricing', 'common']);
  announcing.show(<Plans />);
});

function pages(): HTMLInputElement {
  const found = announcing.container.querySelector<HTMLInputElement>('input[name=pages]');
  if (!found) throw new Error('There is no field.');
  return found;
}

describe('Plans', () => {
  it('announces each answer once, including the first', () => {
    expect(announcing.takeAnnounced()).toEqual([]);
    for (const [text, answer] of [
      ['60', /^Business fits: .*\.$/],
      ['99999', /^No plan is large enough\./],
      ['0', /^Free fits: \$0 a month\.$/],
    ] as const) {
      typeText(pages(), text);
      const said = announcing.takeAnnounced();
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(answer);
    }
  });

  it('announces a wrong amount, then the answer again', () => {
    pages().focus();
    typeText(pages(), 'abc');
    const said = announcing.takeAnnounced();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^Type a whole number/);
    typeText(pages(), '2');
    expect(announcing.takeAnnounced()).toEqual([expect.stringMatching(/^Free fits/)]);
  });
});
