import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageHash } from './page-hash.ts';

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'waypage-page-hash-'));
  mkdirSync(path.join(dist, 'assets'));
});

afterEach(() => {
  rmSync(dist, { recursive: true });
});

function hashOf(body: string, styles: string): string {
  writeFileSync(path.join(dist, 'assets/page-a.css'), styles);
  writeFileSync(
    path.join(dist, 'page.html'),
    `<head><link rel="stylesheet" href="/assets/page-a.css"></head><body><div id="root">${body}</body>`,
  );
  return pageHash(dist, '/page');
}

const BODY = '<a class="root red" href="/a">A</a>';
const STYLES = '.red{color:red}@media (min-width:9px){.root:hover{color:tan}}.other{color:blue}';

it('ignores class names', () => {
  const other = hashOf(
    BODY.replace('root red', 'x1 x2').replace('/a', '/b'),
    STYLES.replace('red{', 'x2{').replace('root', 'x1').replace('other', 'another'),
  );
  expect(other).toBe(hashOf(BODY, STYLES));
});

it.each([
  ['a text', BODY.replace('>A<', '>B<'), STYLES],
  ['a class', BODY.replace('root red', 'root'), STYLES],
  ['a rule', BODY, STYLES.replace('red}', 'green}')],
  ['a condition', BODY, STYLES.replace('9px', '8px')],
])('a page looks different with another %s', (_, body, styles) => {
  expect(hashOf(body, styles)).not.toBe(hashOf(BODY, STYLES));
});
