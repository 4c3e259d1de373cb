import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../src/app/entry-prerender.tsx';
import { pageBody } from './page-body.ts';

const frame = { mainId: 'main', noticeId: 'page-notice' };

const page = (main: RenderedPage['parts']['main'], isBare = false): RenderedPage => ({
  locale: 'en',
  address: '/',
  head: '',
  messages: {},
  notices: { unreachable: 'No "net"', outdated: 'Old' },
  parts: {
    above: isBare ? [] : [{ name: 'header', html: '<i>head</i>' }],
    main,
    below: isBare ? [] : [{ name: 'footer', html: '<i>foot</i>' }],
  },
});

const hero = { name: 'hero', html: '<h1>H</h1>' } as const;
const faq = { name: 'faq', html: '<h2>F</h2>' } as const;

describe('the body of a page', () => {
  it('has its parts side by side, in order, and waits for the second', () => {
    const { body, expected } = pageBody(frame, page([hero, faq]), undefined);
    expect(body).toMatch(
      /^<div data-page-part="header"><i>head<\/i><\/div><main id="main" tabindex="-1"><div data-page-part="hero"><h1>H<\/h1><\/div><div id="second-part" data-page-part="faq"><h2>F<\/h2><\/div><\/main><div data-page-part="footer">/,
    );
    expect(expected).toBe('second-part');
  });

  it('links the sheet of later parts below the first', () => {
    const { body } = pageBody(frame, page([hero, faq]), '/later.css');
    expect(body).toContain('</div><link rel="stylesheet" href="/later.css"><div id="second-part"');
  });

  it('has neither main element nor frame where a page fills the window alone', () => {
    const { body, expected } = pageBody(frame, page([hero], true), undefined);
    expect(body).toMatch(/^<div data-page-part="hero">/);
    expect(body).not.toContain('<main');
    expect(expected).toBe('main');
  });

  it('carries the words for what scripts cannot say', () => {
    expect(pageBody(frame, page([hero]), undefined).body).toContain(
      '<p id="page-notice" role="status" data-unreachable="No &quot;net&quot;" data-outdated="Old"></p>',
    );
  });
});
