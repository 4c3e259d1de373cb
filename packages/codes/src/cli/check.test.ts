import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeImage, type ImageOptions } from '../testing/code-image.ts';
import { check } from './check.ts';
import type { CheckedFile } from './judge-page.ts';

const TEXT = 'https://waypage.example/orilla';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codes-'));
});
afterAll(() => rm(folder, { recursive: true }));

function image(options?: ImageOptions, text = TEXT) {
  const { data, width, height } = codeImage(text, options);
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** A vector drawing of the code, 30 mm wide with its quiet zone. */
function svg(extra = '', size = 'width="30mm" height="30mm"'): Buffer {
  const { data, width } = codeImage(TEXT, { module: 1 });
  const dark = Array.from({ length: width * width }, (_, index) => index)
    .filter((index) => data[index * 4] === 0)
    .map((index) => `M${index % width} ${Math.floor(index / width)}h1v1h-1z`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${width}"><path fill="#fff" d="M0 0h99v99h-99z"/><path d="${dark.join('')}"/>${extra}</svg>`,
  );
}

/** A page of one blank square inch; with an owner, one that asks for a password. */
function pdf(encryption = ''): Buffer {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj',
  ];
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer<</Root 1 0 R${encryption}>>\n%%EOF`);
}

const ENCRYPTION = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`;

/** Runs the command line; returns what it prints. */
async function call(...input: string[]) {
  let [printed, errors] = ['', ''];
  const exitCode = await check(input, {
    print: (text) => (printed += text),
    printError: (text) => (errors += text),
  });
  return { exitCode, printed, errors };
}

async function run(name: string, bytes: Uint8Array, ...options: string[]) {
  const file = join(folder, name);
  await writeFile(file, bytes);
  const { exitCode, printed } = await call('check', file, '--json', ...options);
  const { files } = JSON.parse(printed) as { files: readonly CheckedFile[] };
  const [checked] = files;
  if (!checked) throw new Error('No file was checked.');
  return { exitCode, ...checked };
}

describe('codes check', () => {
  it.each([
    ['PNG', () => image().png()],
    ['JPEG', () => image().jpeg()],
    ['WebP', () => image().webp()],
    ['CMYK JPEG', () => image().toColorspace('cmyk').jpeg()],
    ['16-bit PNG', () => image().toColorspace('rgb16').png()],
    ['turned JPEG', () => image().rotate(90).withMetadata({ orientation: 8 }).jpeg()],
    ['transparent PNG', () => image().ensureAlpha().png()],
  ])('passes %s', async (_name, draw) => {
    const { exitCode, pages } = await run('code', await draw().toBuffer());
    expect([exitCode, pages[0]?.text]).toEqual([0, TEXT]);
  });

  it('passes SVG, and knows its print size', async () => {
    const { exitCode, pages } = await run('code.svg', svg());
    expect([exitCode, pages[0]?.text]).toEqual([0, TEXT]);
    const size = pages[0]?.findings.find(({ id }) => id === 'print-size');
    expect(Number(size?.value)).toBeCloseTo((30 * 29) / 41, 0);
  });

  it.each([
    '<!-- made with <script> by https://a.example -->',
    '<desc>of url(https://a.example), not href="https://a.example"</desc>',
    '<a href="https://a.example"/>',
  ])('passes SVG with %j', async (extra) => {
    expect(await run('code.svg', svg(extra))).toMatchObject({ exitCode: 0, verdict: 'fine' });
  });

  it('renders SVG without a size', async () => {
    expect(await run('code.svg', svg('', ''))).toMatchObject({ exitCode: 0, verdict: 'fine' });
  });

  it.each([
    ['empty.png', () => Buffer.alloc(0), 'empty-file'],
    ['60mb.png', () => Buffer.alloc(50_000_001), 'too-large'],
    ['text.png', () => Buffer.from('Print the way.'), 'not-an-image'],
    ['cut.png', async () => (await image().png().toBuffer()).subarray(0, 500), 'damaged-file'],
    ['script.svg', () => svg('<script>alert(1)</script>'), 'unsafe-image'],
    ['handler.svg', () => svg('<g onload="alert(1)"/>'), 'unsafe-image'],
    ['image.svg', () => svg('<image href="https://thief.example/a.png"/>'), 'unsafe-image'],
    ['style.svg', () => svg('<style>@import "a.css"</style>'), 'unsafe-image'],
    ['cdata.svg', () => svg('<style><?x?><![CDATA[@import "a.css"]]></style>'), 'unsafe-image'],
    ['hidden.svg', () => svg('<desc><![CDATA[<!--]]></desc><script/><!-- -->'), 'unsafe-image'],
    ['attribute.svg', () => svg(`<g id='"<!--"'/><script/><!-- -->`), 'unsafe-image'],
    ['link.svg', () => svg('<a href="https://a.example" onclick="a()"/>'), 'unsafe-image'],
    ['large.svg', () => svg('', 'width="3000000" height="9"'), 'too-large'],
    ['longer.svg', () => svg('', 'width="9mm" height="1e9mm"'), 'too-large'],
    ['damaged.pdf', () => Buffer.from('%PDF-1.7'), 'damaged-file'],
    ['page.pdf', () => Buffer.from(pdf().toString().replace('3 0 obj', '4 0 obj')), 'damaged-file'],
    ['locked.pdf', () => pdf(ENCRYPTION), 'protected-file'],
  ] as const)('refuses %s', async (name, draw, code) => {
    const { exitCode, error } = await run(name, await draw());
    expect([exitCode, error?.code]).toEqual([3, code]);
    expect(error?.message).toContain(name);
  });

  it('refuses more than 50 megapixels', async () => {
    const create = { width: 8000, height: 7000, channels: 3, background: '#fff' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    expect(await run('huge.png', bytes)).toMatchObject({
      exitCode: 3,
      error: { code: 'too-large' },
    });
  });

  it('fails a page without a code', async () => {
    expect(await run('blank.pdf', pdf())).toMatchObject({
      exitCode: 2,
      pages: [{ page: 1, findings: [{ id: 'no-code', severity: 'fatal' }] }],
    });
  });

  it('judges each page of a TIFF', async () => {
    const blank = await image({ dark: [255, 255, 255] })
      .png()
      .toBuffer();
    const code = await image().png().toBuffer();
    const bytes = await sharp([blank, code], { join: { animated: true } })
      .tiff()
      .toBuffer();
    expect((await run('two.tiff', bytes)).pages).toMatchObject([{ page: 2, text: TEXT }]);
  });

  it('fails codes that are too small in print', async () => {
    expect(await run('small.png', await image().png().toBuffer(), '--width=1cm')).toMatchObject({
      exitCode: 2,
      verdict: 'fatal',
    });
  });

  it('fails warnings only if strict', async () => {
    const bytes = await image({ edge: 2 }).png().toBuffer();
    expect(await run('edge.png', bytes)).toMatchObject({ exitCode: 0, verdict: 'warn' });
    expect(await run('edge.png', bytes, '--strict')).toMatchObject({ exitCode: 1 });
  });

  it('judges every code of an image', async () => {
    const input = await image({ module: 5 }, 'http://waypage.example').png().toBuffer();
    const bytes = await image()
      .extend({ right: 300, background: '#fff' })
      .composite([{ input, left: 330, top: 0 }])
      .png()
      .toBuffer();
    const { exitCode, verdict, pages } = await run('two.png', bytes, '--strict');
    expect([exitCode, verdict]).toEqual([1, 'warn']);
    expect(pages).toMatchObject([
      { code: 1, codes: 2, text: TEXT, verdict: 'fine' },
      { code: 2, codes: 2, verdict: 'warn', content: { problems: ['unencrypted'] } },
    ]);
  });

  it.each([
    ['WIFI:T:WPA;S:Lumbre;P:open\\;sesame;;', 'WIFI:T:WPA;S:Lumbre;P:•••;;'],
    ['WIFI:P:open;sesame;T:WPA;S:Lumbre;;', 'WIFI:P:•••;T:WPA;S:Lumbre;;'],
    ['otpauth://totp/a?secret=GEZD&issuer=b', 'otpauth://totp/a?secret=•••&issuer=b'],
    ['otpauth://totp/a?s%65cret=GEZD', '•••'],
    ['OTPAUTH://TOTP/A?ISSUER=B&SECRET=GEZD', 'OTPAUTH://TOTP/A?ISSUER=B&SECRET=•••'],
    ['https://me:open@sesame@waypage.example/a:b@c', 'https://me:•••@waypage.example/a:b@c'],
    ['http:\\\\me:open@waypage.example', 'http:\\\\me:•••@waypage.example'],
    ['https://me@waypage.example:8080/@a', 'https://me@waypage.example:8080/@a'],
    ['MECARD:N:A;URL:ftp://me:open@b.example;;', 'MECARD:N:A;URL:ftp://me:•••@b.example;;'],
  ])('hides the secret of %j', async (text, masked) => {
    const { pages } = await run('secret.png', await image({}, text).png().toBuffer());
    expect(pages[0]?.text).toBe(masked);
  });

  it('warns of a differing width', async () => {
    const { verdict, pages } = await run('wide.svg', svg(), '--width=50mm');
    expect([verdict, pages[0]?.findings[0]]).toMatchObject([
      'warn',
      { id: 'file-width', value: expect.closeTo((30 * 29) / 41, 0) as number, limit: 50 },
    ]);
    const same = await run('same.svg', svg(), '--width=21.2mm');
    expect(same.pages[0]?.findings.map(({ id }) => id)).not.toContain('file-width');
  });

  it('prints a table', async () => {
    const file = join(folder, 'table.png');
    const gray = { edge: 0, dark: [170, 170, 170] } as const;
    await writeFile(file, await image(gray, 'http://waypage.example').png().toBuffer());
    const { printed } = await call('check', file, 'missing.png', folder);
    expect(printed).toContain('B (symbol-contrast)');
    expect(printed).toContain('http://waypage.example');
    expect(printed).toContain('warn: quiet zone, modules 0 (limit 4), where the image ends');
    expect(printed).toContain('warn: content, unencrypted');
    expect(printed).toContain('The file cannot be opened (ENOENT).');
    expect(printed).toContain('It is a folder: name the files.');
  });

  it('escapes the names of files', async () => {
    const { printed } = await call('check', 'a\u001B[31m\nb.png');
    expect(printed).toContain('a\\u{1b}[31m\\u{a}b.png');
    expect(printed).not.toContain('\u001B');
  });

  it.each(['-h', '--help'])('explains its usage for %s', async (flag) => {
    expect((await call(flag)).printed).toContain('Usage: codes check');
  });

  it('prints its version', async () => {
    expect((await call('--version')).printed).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    [[]],
    [['check']],
    [['check', 'a.png', '--width=wide']],
    [['check', 'a.png', '--width=30px']],
    [['check', 'a.png', '--dpi=0']],
  ])('explains its usage after %j', async (input) => {
    const { exitCode, errors } = await call(...input);
    expect(exitCode).toBe(64);
    expect(errors).toContain('Usage: codes check');
  });
});
