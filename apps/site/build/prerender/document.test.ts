import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../src/app/entry-prerender.tsx';
import { writeDocument } from './document.ts';

const frame = {
  script: 'boot()',
  theme: ':root{}',
  fontSheet: '/f.css',
  rootId: 'root',
  mainId: 'main',
  noticeId: 'page-notice',
};

const files = {
  styles: '<style>a{}</style>',
  messages: '/m.json',
  manifest: '/fr/site.webmanifest',
};

const hero = { name: 'hero', html: '<h1>H</h1>' } as const;
const faq = { name: 'faq', html: '<h2>F</h2>' } as const;

const page = (main: RenderedPage['parts']['main'], isBare = false): RenderedPage => ({
  locale: 'fr',
  screen: 'home',
  address: '/',
  title: { title: 'T', description: 'D' },
  head: '<title>T</title>',
  messages: {},
  notices: { unreachable: 'No "net"', outdated: 'Old' },
  parts: {
    above: isBare ? [] : [{ name: 'header', html: '<i>head</i>' }],
    main,
    below: isBare ? [] : [{ name: 'footer', html: '<i>foot</i>' }],
  },
});

describe('a prerendered document', () => {
  it('names the language, keeps everything in order and repeats nothing', () => {
    const html = writeDocument(frame, page([hero]), files);
    expect(html).toMatch(/^<!doctype html><html lang="fr"><head><meta charset="utf-8">/);
    const order = [
      '<script>boot()',
      '<style>:root{}',
      '<style>a{}',
      '<title data-page-head="">T',
      '<div id="root" data-screen="home" data-messages="/m.json"><div data-page-part="header">',
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html).not.toContain('ld+json');
  });

  it('has its parts side by side, in order, and is painted when the second is there', () => {
    const html = writeDocument(frame, page([hero, faq]), files);
    expect(html).toMatch(
      /<div data-page-part="header"><i>head<\/i><\/div><main id="main" tabindex="-1"><div data-page-part="hero"><h1>H<\/h1><\/div><div id="second-part" data-page-part="faq"><h2>F<\/h2><\/div><\/main><div data-page-part="footer">/,
    );
    expect(html).toContain('<link rel="expect" href="#second-part" blocking="render">');
  });

  it('links the sheet of what is below the first part there', () => {
    const html = writeDocument(frame, page([hero, faq]), { ...files, deferredSheet: '/later.css' });
    expect(html).toContain('</div><link rel="stylesheet" href="/later.css"><div id="second-part"');
  });

  it('has neither main element nor frame where a page fills the window alone', () => {
    const html = writeDocument(frame, page([hero], true), files);
    expect(html).toContain('data-messages="/m.json"><div data-page-part="hero">');
    expect(html).not.toContain('<main');
  });

  it('carries the words for what scripts cannot say', () => {
    expect(writeDocument(frame, page([hero]), files)).toContain(
      '<p id="page-notice" role="status" data-unreachable="No &quot;net&quot;" data-outdated="Old"></p>',
    );
  });
});
