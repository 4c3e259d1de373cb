import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder, getRaw, SITE, startTestSandbox } from './test-sandbox.ts';

function buildDesigner() {
  const folder = createFolder();
  mkdirSync(join(folder.path, 'designer', 'assets'), { recursive: true });
  writeFileSync(join(folder.path, 'secret.html'), 'secret');
  writeFileSync(join(folder.path, 'designer', 'index.html'), '<title>Designer</title>');
  writeFileSync(join(folder.path, 'designer', 'assets', 'app-1a2b.js'), 'export {};');
  return { ...folder, designerFolder: join(folder.path, 'designer') };
}

test('the designer is served at its URL, framed', async () => {
  using folder = buildDesigner();
  await using server = await startTestSandbox(folder);
  const { qrGenerator } = server.sandbox.urls;

  const page = await fetch(`${qrGenerator}/qr-code/builder?embed=1&theme=dark&data=x`);
  expect(await page.text()).toBe('<title>Designer</title>');
  expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(page.headers.get('content-security-policy')).toMatch(
    new RegExp(`^default-src 'none';.*; frame-ancestors ${SITE}$`),
  );
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');

  const script = await fetch(`${qrGenerator}/qr-code/builder/assets/app-1a2b.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(await script.text()).toBe('export {};');
});

test('the page embeds its settings as safe data', async () => {
  using folder = buildDesigner();
  writeFileSync(join(folder.designerFolder, 'index.html'), '<!-- settings -->');
  const siteOrigins = [SITE, 'http://localhost:4173/</script>'];
  await using server = await startTestSandbox({ ...folder, siteOrigins });
  const { qrGenerator, appHost } = server.sandbox.urls;

  const page = await (await fetch(`${qrGenerator}/qr-code/builder`)).text();
  const [, json = ''] =
    /^<script type="application\/json" id="settings">(.*?)<\/script>$/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual({
    parents: siteOrigins,
    newPage: `${appHost}/ql/link-in-bio/new`,
  });
  expect(json).not.toContain('<');
});

test.each(['', '..%2fsecret.html', '%2e%2e/secret.html'])(
  'of %s nothing is served',
  async (path) => {
    using folder = buildDesigner();
    await using server = await startTestSandbox(folder);
    const answer = await getRaw(server.sandbox.urls.qrGenerator, `/qr-code/builder/${path}`);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toMatch(/^secret/);
  },
);
