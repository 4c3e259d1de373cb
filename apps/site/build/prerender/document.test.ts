import { describe, expect, it } from 'vitest';
import { findPage, islandNamesOf } from '#pages/page-registry.ts';
import { writeDocument } from './document.ts';

const files = {
  script: 'boot()',
  theme: ':root{}',
  fontSheet: '/f.css',
  styles: '<style>a{}</style>',
  messages: '/m.json',
  manifest: '/fr/site.webmanifest',
  topLines: '',
};

const NOTICE = '<p role="status"></p>';

function documentAt(
  url: string,
  others: { deferredSheet?: string } = {},
  content?: string,
): string {
  const page = findPage(url);
  const { above, main, below } = islandNamesOf(page.route);
  const html = new Map(
    [...above, ...main, ...below].map((name) => [name, content ?? `<b>${name}</b>`]),
  );
  const head = '<title>T</title>';
  const title = { title: 'T', description: 'D' };
  return writeDocument(
    { locale: 'fr', page, title, head, html, messages: {}, notice: NOTICE },
    { ...files, ...others },
  );
}

describe('writeDocument', () => {
  it('lets find-in-page reach hidden panels of tabs', () => {
    const panel = '<div data-hidden="" hidden="" id="p" role="tabpanel" class="a">A film</div>';
    const html = documentAt('/e404', {}, `${panel}<p hidden="">x</p>`);
    expect(html).toContain('<div data-hidden="" hidden="until-found" id="p" role="tabpanel"');
    expect(html).toContain('<p hidden="">x</p>');
  });

  it('names the language and repeats nothing', () => {
    const html = documentAt('/e404');
    expect(html).toMatch(
      /^<!doctype html><html lang="fr" data-path="[^"]+"><head><meta charset="utf-8">/,
    );
    const order = [
      // Its dark theme, before any style.
      '<meta name="color-scheme" content="light dark"><meta name="darkreader-lock">',
      '<title data-page-head="">T',
      '<script>boot()',
      '<style>:root{}',
      '<style>a{}',
      '<div id="root" data-locale="fr" data-route="not-found" data-messages="/m.json"><div id="island-header" data-island="header">',
      NOTICE,
    ];
    const offsets = order.map((island) => html.indexOf(island));
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(offsets).not.toContain(-1);
    expect(html).not.toContain('ld+json');
  });

  it('paints once the second of its islands arrives', () => {
    const html = documentAt('/s');
    expect(html).toMatch(
      /<div id="island-header" data-island="header"><b>header<\/b><\/div><main id="main" tabindex="-1"><div id="island-section-index" data-island="section-index"><b>section-index<\/b><\/div><div id="island-start" data-island="start"><b>start<\/b><\/div><\/main><div id="island-footer" data-island="footer">/,
    );
    expect(html).toContain('<link rel="expect" href="#island-start" blocking="render">');
  });

  it('paints with its only island', () => {
    const html = documentAt('/e404');
    expect(html).toContain('<link rel="expect" href="#main" blocking="render">');
    expect(html).not.toContain('href="#island-');
  });

  it('links the styles below its first island there', () => {
    const html = documentAt('/s', { deferredSheet: '/later.css' });
    expect(html).toContain('</div><link rel="stylesheet" href="/later.css"><div id="island-start"');
  });

  it('leads to its URL’s section without scripts', () => {
    const html = documentAt('/s/pricing');
    expect(html).toContain('<meta http-equiv="refresh" content="0;url=/fr/#pricing"></noscript>');
    expect(documentAt('/')).not.toContain('refresh');
  });

  it('has no main element around a full-window page', () => {
    const html = documentAt('/sample/coupon/coupon-two-for-one');
    expect(html).toContain('data-messages="/m.json"><div id="island-sample" data-island="sample">');
    expect(html).not.toContain('<main');
  });
});
