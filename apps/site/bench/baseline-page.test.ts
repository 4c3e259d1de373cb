import { describe, expect, it } from 'vitest';
import { baselinePage, styleHashes } from './baseline-build.ts';

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

describe('the baseline of a page', () => {
  const baseline = baselinePage(page);

  it('has no script, but the data for search engines', () => {
    expect(baseline.match(/<script/g)).toHaveLength(1);
    expect(baseline).toContain(
      '<script type="application/ld+json">{"@type":"Organization"}</script>',
    );
    expect(baseline).not.toContain('modulepreload');
  });

  it('has no web font', () => {
    expect(baseline).not.toContain('@font-face');
    expect(baseline).not.toContain('woff2');
  });

  it('keeps everything else', () => {
    expect(baseline).toContain('<link rel="canonical" href="/">');
    expect(baseline).toContain('<link rel="preload" as="image" href="/images/cards/google.webp">');
    expect(baseline).toContain('.a{color:red}');
    expect(baseline).toContain('.b{margin:0}');
    expect(baseline).toContain('<main class="a">Scan the Future.</main>');
  });

  it('has style hashes of its own', () => {
    expect(styleHashes('<style>a{}</style>')).toEqual([
      'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=',
    ]);
    expect(styleHashes(baseline)).not.toEqual(styleHashes(page));
  });
});
