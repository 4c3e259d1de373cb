import { describe, expect, it } from 'vitest';
import { assertStrictMarkup, hashOf, writeDocument } from './document.ts';

const frame = {
  script: 'boot()',
  theme: ':root{}',
  fontSheet: '/f.css',
  rootId: 'root',
};

const parts = {
  locale: 'fr',
  head: '<title>T</title>',
  styles: '<style>a{}</style>',
  body: '<p>B</p>',
  expected: 'second-part',
  screen: 'home',
  messages: '/m.json',
  manifest: '/fr/site.webmanifest',
};

describe('a prerendered document', () => {
  it('names the language, keeps the parts in order and repeats nothing', () => {
    const html = writeDocument(frame, parts);
    expect(html).toMatch(/^<!doctype html><html lang="fr"><head><meta charset="utf-8">/);
    const order = [
      '<script>boot()',
      '<style>:root{}',
      '<style>a{}',
      '<title data-page-head="">T',
      '<div id="root" data-screen="home" data-messages="/m.json"><p>B',
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html).not.toContain('ld+json');
  });

  it('is painted when what it expects is there', () => {
    expect(writeDocument(frame, parts)).toContain(
      '<link rel="expect" href="#second-part" blocking="render">',
    );
  });

  it('hashes a block as browsers do', () => {
    expect(hashOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });

  it('may have no inline style or handler', () => {
    expect(() => {
      assertStrictMarkup('/', '<p class="style">style="x"</p>');
    }).not.toThrow();
    expect(() => {
      assertStrictMarkup('/', '<p class="a" style="color:red">');
    }).toThrow(/inline style.*color:red/);
    expect(() => {
      assertStrictMarkup('/', '<button onclick="x()">');
    }).toThrow(/inline style or handler/);
  });
});
