import { describe, expect, it } from 'vitest';

import { floorPage, styleHashes } from './floor-page.ts';

const page = `<!doctype html><html lang="en"><head><title>Home</title>
<link rel="canonical" href="/"><link rel="modulepreload" href="/assets/app.js">
<link rel="preload" as="font" type="font/woff2" href="/assets/text.woff2" crossorigin>
<link rel="preload" as="image" href="/images/cards/google.webp">
<style data-styled>@font-face{font-family:Text;src:url("/assets/text.woff2")}.a{color:red}
@font-face { font-family: Display; src: url(/b.woff2) } .b{margin:0}</style>
<script>if (localStorage.locale) location.replace('/es/')</script>
<script type="application/json" id="messages">{"a":"<b>"}</script>
<script type="application/ld+json">{"@type":"Organization"}</script></head>
<body><main class="a">Scan the Future.</main><script type="module" src="/assets/app.js"></script></body></html>`;

describe('the floor of a page', () => {
  const floor = floorPage(page);

  it('has no script, but the data for search engines', () => {
    expect(floor.match(/<script/g)).toHaveLength(1);
    expect(floor).toContain('<script type="application/ld+json">{"@type":"Organization"}</script>');
    expect(floor).not.toContain('modulepreload');
  });

  it('has no web font', () => {
    expect(floor).not.toContain('@font-face');
    expect(floor).not.toContain('woff2');
  });

  it('keeps everything else', () => {
    expect(floor).toContain('<link rel="canonical" href="/">');
    expect(floor).toContain('<link rel="preload" as="image" href="/images/cards/google.webp">');
    expect(floor).toContain('.a{color:red}');
    expect(floor).toContain('.b{margin:0}');
    expect(floor).toContain('<main class="a">Scan the Future.</main>');
  });

  it('has style hashes of its own', () => {
    expect(styleHashes('<style>a{}</style>')).toEqual([
      'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=',
    ]);
    expect(styleHashes(floor)).not.toEqual(styleHashes(page));
  });
});
