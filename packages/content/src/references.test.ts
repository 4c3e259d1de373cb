import { describe, expect, it } from 'vitest';
import * as content from './index.ts';

/** The ids of each list whose items have one. */
const LISTS = Object.entries(content).flatMap(([name, list]: [string, unknown]) => {
  const items = Array.isArray(list) ? (list as readonly { readonly id?: string }[]) : [];
  const ids = items.flatMap(({ id }) => id ?? []);
  return ids.length > 0 ? [[name, ids] as const] : [];
});

describe('ids', () => {
  it.each(LISTS)('of %s are unique', (_, ids) => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of solutions and aliases are unambiguous', () => {
    const aliases = content.SOLUTIONS.flatMap(({ id, hashAliases }) => [
      ...new Set([id, ...hashAliases]),
    ]);
    expect(new Set(aliases).size).toBe(aliases.length);
  });

  it('are lowercase slugs in URLs', () => {
    for (const id of [
      ...content.TEMPLATES.map((template) => template.id),
      ...content.SOLUTIONS.map((solution) => solution.id),
      ...content.PAGE_TYPES.map((type) => type.id),
      ...content.SECTION_IDS,
      ...content.SAMPLES.map((sample) => sample.path),
    ]) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
  });
});

it('every page type has its templates', () => {
  for (const { id, templateKey } of content.PAGE_TYPES) {
    if (templateKey === undefined) continue;
    const types = new Set(content.templatesOf(templateKey).map(({ qrType }) => qrType));
    expect([...types]).toEqual(templateKey === 'sales' ? [id, 'sales'] : [id]);
  }
});

it('offered kinds have a place and a sample', () => {
  const kinds = [
    ...content.PAGE_TYPES.map(({ id }) => id),
    ...content.SOLUTIONS.map(({ qrType }) => qrType),
    ...content.OTHER_TYPES.map(({ id }) => id),
  ];
  expect([...new Set(content.SAMPLE_PAGES.map(({ qrType }) => qrType))].sort()).toEqual(
    [...new Set(kinds)].sort(),
  );
  expect(content.OTHER_TYPES.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['apps', 'sales', 'donation', 'social', 'find-me', 'custom']),
  );
});

describe('references', () => {
  it('from page types and hero have samples', () => {
    for (const { id, sampleId } of content.PAGE_TYPES)
      expect(content.findSample(sampleId)?.qrType).toBe(id);
    for (const { id, qrType } of content.HERO_SAMPLES)
      expect(content.findSample(id)?.qrType).toBe(qrType);
  });

  it('to a missing sample fail by name', () => {
    expect(() => content.getSample('nobody' as content.SampleId)).toThrow(/no sample "nobody"/);
  });

  it('from lists of ids keep the order', () => {
    expect(content.PAGE_TYPE_IDS).toEqual(content.PAGE_TYPES.map(({ id }) => id));
    expect(content.SOLUTION_IDS).toEqual(content.SOLUTIONS.map(({ id }) => id));
  });

  it('from sample URLs keep the order', () => {
    expect(content.SAMPLE_PATHS).toEqual(
      content.SAMPLE_PAGES.map(({ qrType, id }) => `${qrType}/${id}`),
    );
  });

  it('to screenshots differ by sample and by language', () => {
    const ids = content.SAMPLE_PAGES.flatMap(({ id }) =>
      content.SCREENSHOT_LOCALES.map((locale) => content.screenshotId(id, locale)),
    );
    expect(new Set(ids).size).toBe(3 * content.SAMPLE_PAGES.length);
    expect(content.screenshotId('pet-dog', 'en')).toBe('pet-dog');
    expect(content.screenshotId('pet-dog', 'fr')).toBe('pet-dog-fr');
  });

  it('from solutions resolve, three distinct others each', () => {
    for (const { id, pageTypeId, qrType, sampleId, relatedIds, isPageless } of content.SOLUTIONS) {
      if (pageTypeId !== undefined) expect(content.findPageType(pageTypeId)?.solutionId).toBe(id);
      expect(content.findSample(sampleId)).toMatchObject({ qrType, isPageless });
      expect(new Set(relatedIds).size).toBe(3);
      expect(relatedIds).not.toContain(id);
    }
  });

  it('from menus have a preview each', () => {
    const items = [content.TOOLS_MENU, content.TEMPLATES_MENU].flatMap(({ groups }) =>
      groups.flatMap((group) => group.items),
    );
    expect(items.filter(({ preview }) => preview === undefined)).toEqual([]);
  });

  it('from sections ignore case', () => {
    expect(content.findSection('FAQ')).toBe('faq');
    expect(content.findSection('nothing')).toBeUndefined();
  });
});

describe('samples', () => {
  it('are all marked as samples', () => {
    for (const item of [
      ...content.SAMPLE_PAGES,
      ...content.TESTIMONIALS,
      content.SIMULATOR_SAMPLE,
      content.HOW_IT_WORKS_SAMPLE,
    ]) {
      expect(item.isSample).toBe(true);
    }
  });

  it('have distinct claimable paths', () => {
    const paths = content.SAMPLES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths)
      expect(path.length).toBeLessThanOrEqual(content.CLAIM_PATH_MAX_LENGTH);
  });

  it('use hosts that nobody owns', () => {
    for (const url of [content.SIMULATOR_SAMPLE.before, content.SIMULATOR_SAMPLE.after]) {
      expect(new URL(url).hostname).toMatch(/\.example$/);
    }
  });
});
