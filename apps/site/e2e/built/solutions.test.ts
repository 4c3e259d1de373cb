import { LOCALES } from '@waypage/content';
import { SOLUTIONS } from '@waypage/content/solutions';
import { TEMPLATES } from '@waypage/content/templates';
import { describe, expect, test } from 'vitest';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { linksIn, parsePage, plan } from '../support/built-site.ts';

const { appHost } = plan.hosts;

describe.each(LOCALES)('the solutions in %s', (locale) => {
  const at = (path: string) => localizedPath(path, locale);
  const links = linksIn(locale);

  test('have shelves that link all sixteen', () => {
    const $ = parsePage(at('/solutions'));
    expect(SOLUTIONS).toHaveLength(16);
    for (const { id } of SOLUTIONS) {
      expect($(`[id="${id}"] a`).attr('href'), id).toBe(at(`/solutions/${id}`));
    }
  });

  test('each have a heading, app link and related', () => {
    for (const { id, qrType, sampleId, isPageless, relatedIds } of SOLUTIONS) {
      const $ = parsePage(at(`/solutions/${id}`));
      expect($('h1'), id).toHaveLength(1);
      const create = $(`main a[href^="${appHost}/ql/"]`);
      const template = isPageless ? undefined : TEMPLATES.find((one) => one.id === sampleId);
      expect(create, id).toHaveLength(1);
      expect(create.attr('target'), id).toBe('_blank');
      expect(create.attr('href')).toBe(links.newPage(qrType, template?.id));
      expect($(`main a[href^="${at('/sample/')}"]`), id).toHaveLength(isPageless ? 0 : 1);
      for (const related of relatedIds) {
        expect($(`main a[href="${at(`/solutions/${related}`)}"]`), id).toHaveLength(1);
      }
    }
  });
});
