import { describe, expect, it } from 'vitest';
import * as content from './index.ts';
import {
  CLAIM_PATH_MAX_LENGTH,
  COMPARISON_ROWS,
  FAQ_ITEMS,
  FEATURES,
  findPageType,
  findSample,
  findSection,
  getSample,
  HERO_SAMPLES,
  HOW_IT_WORKS_SAMPLE,
  OTHER_TYPES,
  PAGE_TYPE_IDS,
  PAGE_TYPES,
  SAMPLE_PAGES,
  SAMPLE_PATHS,
  SAMPLES,
  screenshotId,
  SECTION_IDS,
  SECTION_INDEX,
  SIMULATOR_SAMPLE,
  SOLUTION_IDS,
  SOLUTIONS,
  TEMPLATES,
  TEMPLATES_MENU,
  templatesOf,
  TESTIMONIALS,
  TOOLS_MENU,
  USE_CASES,
  type SampleId,
} from './index.ts';

const LISTS = {
  COMPARISON_ROWS,
  FAQ_ITEMS,
  FEATURES,
  HERO_SAMPLES,
  PAGE_TYPES,
  SAMPLE_PAGES,
  SECTION_INDEX,
  SOLUTIONS,
  TEMPLATES,
  TESTIMONIALS,
  USE_CASES,
};

describe('ids', () => {
  it.each(Object.entries(LISTS))('of %s are unique', (_, list) => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it('of solutions and aliases are unambiguous', () => {
    const aliases = SOLUTIONS.flatMap(({ id, hashAliases }) => [...new Set([id, ...hashAliases])]);
    expect(new Set(aliases).size).toBe(aliases.length);
  });

  it('are lowercase slugs in URLs', () => {
    for (const id of [
      ...TEMPLATES.map((template) => template.id),
      ...SOLUTIONS.map((solution) => solution.id),
      ...PAGE_TYPES.map((type) => type.id),
      ...SECTION_IDS,
      ...SAMPLES.map((sample) => sample.path),
    ]) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
  });
});

it('every page type has its templates', () => {
  for (const { id, templateKey } of PAGE_TYPES) {
    if (templateKey === undefined) continue;
    const types = new Set(templatesOf(templateKey).map(({ qrType }) => qrType));
    expect([...types]).toEqual(templateKey === 'sales' ? [id, 'sales'] : [id]);
  }
});

it('offered kinds have a place and a sample', () => {
  const shown = [
    ...PAGE_TYPES.map(({ id }) => id),
    ...SOLUTIONS.map(({ qrType }) => qrType),
    ...OTHER_TYPES.map(({ id }) => id),
  ];
  expect([...new Set(SAMPLE_PAGES.map(({ qrType }) => qrType))].sort()).toEqual(
    [...new Set(shown)].sort(),
  );
  expect(OTHER_TYPES.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['apps', 'sales', 'donation', 'social', 'find-me', 'custom']),
  );
});

describe('references', () => {
  it('from page types and the hero have samples of the type', () => {
    for (const { id, sampleId } of PAGE_TYPES) expect(findSample(sampleId)?.qrType).toBe(id);
    for (const { id, qrType } of HERO_SAMPLES) expect(findSample(id)?.qrType).toBe(qrType);
  });

  it('to a missing sample fail by name', () => {
    expect(() => getSample('nobody' as SampleId)).toThrow(/no sample "nobody"/);
  });

  it('from lists of ids keep the order', () => {
    expect(PAGE_TYPE_IDS).toEqual(PAGE_TYPES.map(({ id }) => id));
    expect(SOLUTION_IDS).toEqual(SOLUTIONS.map(({ id }) => id));
  });

  it('from sample URLs keep the order', () => {
    expect(SAMPLE_PATHS).toEqual(SAMPLE_PAGES.map(({ qrType, id }) => `${qrType}/${id}`));
  });

  it('to screenshots differ by sample and by language', () => {
    const ids = SAMPLE_PAGES.flatMap(({ id }) =>
      content.SCREENSHOT_LOCALES.map((locale) => screenshotId(id, locale)),
    );
    expect(new Set(ids).size).toBe(3 * SAMPLE_PAGES.length);
    expect(screenshotId('pet-dog', 'en')).toBe('pet-dog');
    expect(screenshotId('pet-dog', 'fr')).toBe('pet-dog-fr');
  });

  it('from solutions resolve, three distinct others each', () => {
    for (const { id, pageTypeId, qrType, sampleId, relatedIds, isPageless } of SOLUTIONS) {
      if (pageTypeId !== undefined) expect(findPageType(pageTypeId)?.solutionId).toBe(id);
      expect(findSample(sampleId)).toMatchObject({ qrType, isPageless });
      expect(new Set(relatedIds).size).toBe(3);
      expect(relatedIds).not.toContain(id);
    }
  });

  it('from menus have a preview each', () => {
    const items = [TOOLS_MENU, TEMPLATES_MENU].flatMap(({ groups }) =>
      groups.flatMap((group) => group.items),
    );
    expect(items.filter(({ preview }) => preview === undefined)).toEqual([]);
  });

  it('from sections ignore case', () => {
    expect(findSection('FAQ')).toBe('faq');
    expect(findSection('nothing')).toBeUndefined();
  });
});

describe('samples', () => {
  it('are all marked as samples', () => {
    for (const item of [...SAMPLE_PAGES, ...TESTIMONIALS, SIMULATOR_SAMPLE, HOW_IT_WORKS_SAMPLE]) {
      expect(item.isSample).toBe(true);
    }
  });

  it('have distinct claimable paths', () => {
    const paths = SAMPLES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path.length).toBeLessThanOrEqual(CLAIM_PATH_MAX_LENGTH);
  });

  it('use hosts that nobody owns', () => {
    for (const url of [SIMULATOR_SAMPLE.before, SIMULATOR_SAMPLE.after]) {
      expect(new URL(url).hostname).toMatch(/\.example$/);
    }
  });
});
