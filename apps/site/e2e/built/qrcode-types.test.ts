import { LOCALES } from '@waypage/content';
import { OTHER_TYPES, PAGE_TYPES, relatedPageTypes } from '@waypage/content/page-types';
import { SAMPLES } from '@waypage/content/samples';
import { describe, expect, test } from 'vitest';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { linksIn, parsePage, plan } from '../support/built-site.ts';

const { appHost, marketingHost, shortUrlHost } = plan.hosts;

describe.each(LOCALES)('the kinds of code in %s', (locale) => {
  const at = (path: string) => localizedPath(path, locale);

  test('are all in the index, in their order', () => {
    const $ = parsePage(at('/qrcode-types'));
    const cells = $('main li:has(h2)').toArray();
    expect(cells.map((cell) => $(cell).find('a').attr('href'))).toEqual(
      PAGE_TYPES.map(({ id }) => at(`/qrcode-types/${id}`)),
    );
  });

  test('list other kinds below, with samples', () => {
    const $ = parsePage(at('/qrcode-types'));
    for (const { id } of OTHER_TYPES) {
      const entry = $('main li').has(`a[href="${at(`/samples?type=${id}`)}"]`);
      expect(entry.find('h3').text(), id).not.toBe('');
      expect(entry.find(`a[href="${linksIn(locale).newPage(id)}"]`).attr('target'), id).toBe(
        '_blank',
      );
    }
  });

  test('each has a code that opens its sample', () => {
    for (const { id, sampleId } of PAGE_TYPES) {
      const sample = SAMPLES.find((candidate) => candidate.id === sampleId);
      const page = at(`/sample/${sample?.qrType ?? ''}/${sampleId}`);
      expect(plan.paths).toContain(page);
      const $ = parsePage(at(`/qrcode-types/${id}`));
      const code = $(`main a[href="${marketingHost}${page}"]`).has('svg[role=img]');
      expect(code, id).toHaveLength(1);
      expect(code.find('svg').attr('aria-label')).toContain(new URL(marketingHost).host + page);
      expect($('main').text()).toContain(`${new URL(shortUrlHost).host}/${sample?.path ?? ''}`);
    }
  });

  test('each lead to related kinds, solution and app', () => {
    for (const { id, solutionId } of PAGE_TYPES) {
      const $ = parsePage(at(`/qrcode-types/${id}`));
      const near = relatedPageTypes(id);
      expect(near, id).toHaveLength(2);
      for (const related of near) {
        expect($(`main a[href="${at(`/qrcode-types/${related.id}`)}"]`), id).toHaveLength(1);
      }
      expect($(`main a[href="${at(`/solutions/${solutionId}`)}"]`), id).toHaveLength(1);
      for (const path of [
        '/print-planner',
        '/before-you-print#size',
        '/print-kit',
        '/check-a-code',
      ]) {
        expect($(`main a[href="${at(path)}"]`), `${id}: ${path}`).toHaveLength(1);
      }
      const create = $(`main a[href^="${appHost}/ql/${id}/new"]`).toArray();
      expect(create.map(({ attribs }) => attribs['target'])).toEqual(['_blank', '_blank']);
    }
  });

  test('say what to print in the labels’ languages', () => {
    const $ = parsePage(at('/qrcode-types/pet-id'));
    for (const [language, text] of [
      ['en', 'Scan if I am lost'],
      ['es', 'Escanéame si me he perdido'],
      ['fr', 'Scannez-moi si je suis perdu'],
    ] as const) {
      expect($(`main p[lang=${language}]`).first().text()).toBe(text);
    }
  });
});
