import { describe, expect, it } from 'vitest';
import {
  choosePageType,
  CHOOSER_QUESTIONS,
  findPageType,
  getPageType,
  PAGE_TYPE_FILTERS,
  PAGE_TYPES,
  type ChooserAnswers,
  type PageTypeId,
} from './index.ts';

describe('page types', () => {
  it('are recommended at readable sizes', () => {
    for (const { printSizeCm } of PAGE_TYPES) expect(printSizeCm).toBeGreaterThanOrEqual(2);
  });

  it('are found whatever the case of the letters', () => {
    expect(findPageType('Pet-ID')?.id).toBe('pet-id');
    expect(findPageType('scratch')).toBeUndefined();
    expect(() => getPageType('nothing' as PageTypeId)).toThrow(/no page type "nothing"/);
  });

  it('have one filter each, none empty', () => {
    for (const { category } of PAGE_TYPE_FILTERS) {
      expect(PAGE_TYPES.some((type) => type.category === category)).toBe(true);
    }
    const categories = PAGE_TYPE_FILTERS.map(({ category }) => category);
    for (const type of PAGE_TYPES) expect(categories).toContain(type.category);
  });
});

describe('the chooser', () => {
  const [pages, abouts, changes] = CHOOSER_QUESTIONS;
  const combinations: ChooserAnswers[] = pages.answers.flatMap(({ value: page }) =>
    abouts.answers.flatMap(({ value: about }) =>
      changes.answers.map(({ value: change }) => ({ page, about, change })),
    ),
  );

  it('answers all 24 combinations with two different types', () => {
    expect(combinations).toHaveLength(24);
    for (const answers of combinations) {
      const { suggestion, alternative } = choosePageType(answers);
      expect(suggestion).not.toBe(alternative);
      expect([findPageType(suggestion), findPageType(alternative)]).not.toContain(undefined);
    }
  });

  it('suggests pet tags for occasionally changing things', () => {
    expect(choosePageType({ page: 'no', about: 'thing', change: 'sometimes' })).toEqual({
      suggestion: 'pet-id',
      alternative: 'inventory',
      isStaticEnough: false,
    });
  });

  it('offers only a link to people with pages', () => {
    for (const answers of combinations) {
      const { suggestion, alternative } = choosePageType(answers);
      for (const id of [suggestion, alternative]) {
        expect(getPageType(id).isPageless).toBe(answers.page === 'yes');
      }
    }
  });

  it('suggests a static code when nothing changes', () => {
    for (const answers of combinations) {
      expect(choosePageType(answers).isStaticEnough).toBe(answers.change === 'never');
    }
  });
});
