import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { decodeImage } from '@waypage/codes/testing/decode-image.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string | undefined;
  }
}

const DESIGNER = new URL('dist/', import.meta.resolve('@waypage/designer/package.json'));
const ASSETS = new URL('assets/', DESIGNER);
const DATA = 'https://waypage.example/orilla';
/** Modules across the label of the initial design: 33 of the code and 5 on either side. */
const LABEL_MODULES = 43;

/** Serves a page on an origin of its own that frames a URL and records its messages. */
async function startPage() {
  const server = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://localhost').searchParams.get('frame') ?? '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,">
      <iframe title="Designer" style="border:0;width:100%;height:90vh" src="${framed.replaceAll('&', '&amp;')}"></iframe>
      <script>globalThis.messages = []; addEventListener('message', ({ data, origin }) => messages.push({ data, origin }));</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    server,
    origin,
    framing: (url: string) => `${origin}/?frame=${encodeURIComponent(url)}`,
  };
}

let browser: Browser;
let server: TestSandbox;
let site: Awaited<ReturnType<typeof startPage>>;
let stranger: Awaited<ReturnType<typeof startPage>>;
let builder: string;
let generator: string;

beforeAll(async () => {
  const executablePath = inject('chromiumPath');
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  site = await startPage();
  stranger = await startPage();
  server = await startTestSandbox({
    siteOrigins: [site.origin],
    designerFolder: fileURLToPath(DESIGNER),
  });
  generator = server.sandbox.urls.qrGenerator;
  builder = `${generator}/qr-code/builder`;
}, 60_000);

afterAll(async () => {
  await browser.close();
  site.server.close();
  stranger.server.close();
  await server[Symbol.asyncDispose]();
});

interface Opened extends AsyncDisposable {
  page: Page;
  complaints: string[];
}

async function open(url: string, viewport = { width: 1440, height: 900 }): Promise<Opened> {
  const page = await browser.newPage({ viewport, acceptDownloads: true });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  return { page, complaints, [Symbol.asyncDispose]: () => page.close() };
}

const withData = (data: string) => `${builder}?theme=dark&data=${encodeURIComponent(data)}`;

async function waitForReading(page: Page | FrameLocator, title = 'Scans'): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: title }).waitFor();
}

async function download(page: Page, format: string): Promise<{ name: string; file: Buffer }> {
  await page.getByText(format, { exact: true }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${format}` }).click(),
  ]);
  return { name: saved.suggestedFilename(), file: readFileSync(await saved.path()) };
}

function readMessages(page: Page): Promise<{ data: unknown; origin: string }[]> {
  return page.evaluate(
    () =>
      (globalThis as typeof globalThis & { messages: { data: unknown; origin: string }[] })
        .messages,
  );
}

async function waitForMessages(page: Page, count: number): Promise<unknown[]> {
  await expect.poll(async () => (await readMessages(page)).length).toBeGreaterThanOrEqual(count);
  const messages = await readMessages(page);
  expect(new Set(messages.map(({ origin }) => origin))).toEqual(new Set([generator]));
  return messages.map(({ data }) => data);
}

const resize = (size: string) => ({ type: 'RESIZE', payload: { size } });

describe('the designer', () => {
  test('encodes the data of the URL, reads it back and complains about nothing', async () => {
    await using opened = await open(withData(DATA));
    const { page, complaints } = opened;
    await waitForReading(page);
    expect(await page.getByLabel('Data to encode').inputValue()).toBe(DATA);
    expect(await page.getByRole('heading', { name: 'Ready to print' }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['es', 'es', 'Editor de códigos QR', '4,5\u00a0%'],
    ['fr', 'fr', 'Éditeur de QR codes', '4,5\u00a0%'],
    ['xx', 'en', 'QR code designer', '4.5%'],
  ])('speaks the language of the URL: %s', async (lang, spoken, title, covered) => {
    await using opened = await open(`${builder}?lang=${lang}`);
    const { page } = opened;
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.title()).toBe(title);
    expect(await page.locator('html').getAttribute('lang')).toBe(spoken);
    await page.getByText(covered).first().waitFor();
  });

  test('every format decodes with two decoders', async () => {
    await using opened = await open(withData(DATA));
    const { page, complaints } = opened;
    await waitForReading(page);
    const svg = await download(page, 'SVG');
    expect(svg.name).toBe('orilla.svg');
    expect(await decodeImage(svg.file, LABEL_MODULES)).toEqual([DATA, DATA]);
    const png = await download(page, 'PNG');
    expect(png.name).toBe('orilla.png');
    expect(await decodeImage(png.file, LABEL_MODULES)).toEqual([DATA, DATA]);
    const pdf = await download(page, 'PDF');
    expect(pdf.name).toBe('orilla.pdf');
    expect(pdf.file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(complaints).toEqual([]);
  });

  test('PNG of every shape of modules decodes', async () => {
    await using opened = await open(withData(DATA));
    const { page } = opened;
    for (const shape of [
      'Squares',
      'Dots',
      'Rounded squares',
      'Diamonds',
      'Bars',
      'One round corner',
    ]) {
      await page.getByRole('radio', { name: shape, exact: true }).check();
      await waitForReading(page);
      const { file } = await download(page, 'PNG');
      expect(await decodeImage(file, LABEL_MODULES), shape).toEqual([DATA, DATA]);
    }
  });

  test('arrow keys move between shapes; undo and redo follow', async () => {
    await using opened = await open(builder);
    const { page } = opened;
    const isDots = () => page.getByRole('radio', { name: 'Dots', exact: true }).isChecked();
    await page.getByRole('radio', { name: 'Squares', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await isDots()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await isDots()).toBe(false);
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await isDots()).toBe(true);
  });

  test('the keys of undo and redo take back what was typed and chosen', async () => {
    await using opened = await open(builder);
    const { page } = opened;
    const field = page.getByLabel('Data to encode');
    await field.fill('https://waypage.example/casa-azul');
    await expect
      .poll(() => page.getByLabel('Name', { exact: true }).inputValue())
      .toBe('Casa azul');
    await page.getByRole('radio', { name: 'Dots', exact: true }).check();
    await page.keyboard.press('Control+z');
    expect(await page.getByRole('radio', { name: 'Squares', exact: true }).isChecked()).toBe(true);
    await page.keyboard.press('Control+z');
    expect(await field.inputValue()).toBe(DATA);
    await page.keyboard.press('Control+Shift+Z');
    expect(await field.inputValue()).toBe('https://waypage.example/casa-azul');
  });

  test('a contact keeps its lines, in the field and in the code', async () => {
    const contact = 'BEGIN:VCARD\nVERSION:3.0\nFN:Nadia Okafor\nTEL:+34600000000\nEND:VCARD';
    await using opened = await open(withData(contact));
    const { page } = opened;
    expect(await page.getByLabel('Data to encode').inputValue()).toBe(contact);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Nadia Okafor');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await waitForReading(page);
    const { file } = await download(page, 'PNG');
    const [text] = await decodeImage(file, 51);
    expect(text).toBe(contact);
  });

  test('what is hidden in the data or missing is named, and put right by a button', async () => {
    await using opened = await open(builder);
    const { page } = opened;
    const field = page.getByLabel('Data to encode');
    await field.fill(' waypage.example/\u200Borilla ');
    await page.getByText('invisible characters: U+200B').waitFor();
    await page.getByRole('button', { name: 'Remove them' }).click();
    await page.getByRole('button', { name: 'Add https://' }).click();
    expect(await field.inputValue()).toBe('https://waypage.example/orilla');
    await page.getByRole('heading', { name: 'Ready to print' }).waitFor();
  });

  test('a print whose modules would run together is not called ready', async () => {
    await using opened = await open(builder);
    const { page } = opened;
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByLabel('Data to encode').fill('7'.repeat(3000));
    await page.getByText('Print it at 54 mm or more').first().waitFor();
    await page.getByRole('heading', { name: 'Not ready to print' }).waitFor();
    await page.getByLabel('Printed size').fill('54');
    await page.getByText('Printed at 54 mm').first().waitFor();
  });

  test('PNG says how large it prints, PDF asks not to be scaled', async () => {
    await using opened = await open(withData(DATA));
    const { page } = opened;
    await waitForReading(page);
    const { file } = await download(page, 'PNG');
    const at = file.indexOf('pHYs');
    const width = file.readUInt32BE(16) / file.readUInt32BE(at + 4);
    // 43 modules of 30/33 mm.
    expect(width * 1000).toBeCloseTo((43 * 30) / 33, 1);
    const pdf = await download(page, 'PDF');
    expect(pdf.file.toString('latin1')).toContain('/PrintScaling /None');
  });

  test('data that fits in no code says so, stays, and cannot be downloaded', async () => {
    await using opened = await open(builder);
    const { page } = opened;
    const field = page.getByLabel('Data to encode');
    const long = 'x'.repeat(1300);
    await field.fill(long);
    await page
      .getByText('1,300 bytes are too many: a code with a logo has room for 1,273.')
      .waitFor();
    expect(await field.inputValue()).toBe(long);
    expect(await page.getByRole('button', { name: 'Download SVG' }).isDisabled()).toBe(true);
    await page.getByText('there is nothing that fits in one').first().waitFor();
    await page.getByRole('heading', { name: 'Nothing to print yet' }).waitFor();
    await field.fill('');
    await page.getByText('Type an address or a text.').waitFor();
    await page.getByRole('heading', { name: 'Nothing to print yet' }).waitFor();
  });

  test('a code that does not read is not shown and cannot be downloaded, until it is cured', async () => {
    await using opened = await open(builder);
    const { page } = opened;
    await waitForReading(page);
    await page.getByLabel('Ink as a hex value').fill('#E8BE52');
    await waitForReading(page, 'Does not scan');
    await page.getByText('No code shown: it would not scan').waitFor();
    expect(await page.getByRole('img', { name: /with a QR code/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Download SVG' }).isDisabled()).toBe(true);
    expect(await page.getByRole('listitem').filter({ hasText: 'Contrast' }).innerText()).toContain(
      'Darken the ink or lighten the paper',
    );
    await page.getByRole('radio', { name: 'Black' }).check();
    await waitForReading(page);
    expect(await page.getByRole('button', { name: 'Download SVG' }).isEnabled()).toBe(true);
  });

  test('the results are announced once they stand still', async () => {
    await using opened = await open(builder);
    const { page } = opened;
    const status = page.getByRole('log').last();
    // The first result is not announced, because the visitor has changed nothing yet.
    await waitForReading(page);
    await page.getByLabel('Clear edge').fill('2');
    await expect
      .poll(() => status.textContent())
      .toContain('Clear edge of 2 modules: Widen it to 4 modules.');
    await page.getByLabel('Clear edge').fill('4');
    await expect
      .poll(() => status.textContent())
      .toContain('Ready to print. All five checks pass.');
  });

  test('nothing of an uploaded SVG but its look gets into the page and the file', async () => {
    await using opened = await open(withData(DATA));
    const { page, complaints } = opened;
    const markup =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="globalThis.hacked=1"><script>globalThis.hacked=1</script><image href="http://localhost:1/x.png"/><rect id="marked" width="10" height="10" fill="#173F35"/></svg>';
    await page.getByLabel('Upload a logo').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(markup),
    });
    await page.locator('image').waitFor();
    await waitForReading(page);
    const { file } = await download(page, 'SVG');
    expect(file.toString()).toContain('href="data:image/png;base64,');
    expect(file.toString()).not.toMatch(/script|onload|marked|localhost/);
    expect(await decodeImage(file, LABEL_MODULES)).toEqual([DATA, DATA]);
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    const pdf = await download(page, 'PDF');
    expect(pdf.file.toString('latin1')).toContain('/Subtype /Image');
    expect(complaints).toEqual([]);
  });

  test.each([
    ['text/html', 'logo.html', '<p>', 'PNG, JPG or SVG picture'],
    ['image/png', 'logo.png', 'no picture', 'could not be read'],
    ['image/png', 'logo.png', 'x'.repeat(20_000_001), 'The picture is too large.'],
  ])(
    'an upload that is no logo is refused in words: %s %s',
    async (mimeType, name, content, said) => {
      await using opened = await open(builder);
      const { page } = opened;
      const file = { name, mimeType, buffer: Buffer.from(content) };
      await page.getByLabel('Upload a logo').setInputFiles(file);
      await page.getByText(said).first().waitFor();
    },
  );

  test('data of the URL with control characters is refused in words', async () => {
    await using opened = await open(withData('a\u0000b'));
    const { page } = opened;
    await page.getByText('so it was left out').waitFor();
    expect(await page.getByLabel('Data to encode').inputValue()).toBe(DATA);
  });

  test.each([
    [1440, 900],
    [1100, 800],
    [390, 844],
    [320, 568],
  ])('has no barrier that axe finds, and no sideways scrolling, at %i', async (width, height) => {
    await using opened = await open(builder, { width, height });
    const { page } = opened;
    await page.getByRole('img', { name: /with a QR code/ }).waitFor();
    await page.evaluate(readAxe());
    const findViolations = () =>
      page.evaluate(async () => {
        const { axe } = globalThis as typeof globalThis & {
          axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        const found = (await axe.run()).violations;
        return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
    // Polls until transitions end: axe measures intermediate colours.
    await expect.poll(findViolations, { timeout: 15_000 }).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  });

  test('narrow windows show one group of options, and print as a tab', async () => {
    await using opened = await open(builder, { width: 390, height: 844 });
    const { page } = opened;
    await page.getByRole('group', { name: 'Modules' }).waitFor();
    expect(await page.getByRole('group', { name: 'Ink' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Colour' }).click();
    expect(await page.getByRole('group', { name: 'Ink' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    expect(await page.getByRole('button', { name: 'Download SVG' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: /Scans/ }).click();
    expect(await page.getByText('Level H makes up for it').isVisible()).toBe(true);
  });

  test('its own scripts weigh 110 kB at most', () => {
    const scripts = readdirSync(ASSETS).filter((name) =>
      // On demand: PDF, letters, the reader of codes, the messages of one language.
      /^(?!write-pdf|glyphs|worker|editor|code-content).*\.js$/.test(name),
    );
    const bytes = scripts.map(
      (name) => brotliCompressSync(readFileSync(new URL(name, ASSETS))).length,
    );
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(110 * 1000);
  });
});

describe('in the frame of the site', () => {
  const url = () => site.framing(`${builder}?embed=1&theme=dark&data=${encodeURIComponent(DATA)}`);

  test('says that it runs, asks for the window and gives it back', async () => {
    await using opened = await open(url());
    const { page, complaints } = opened;
    const frame = page.frameLocator('iframe');
    expect(await waitForMessages(page, 1)).toEqual([resize('default')]);
    await frame.getByRole('button', { name: 'Full screen' }).click();
    await frame.getByRole('button', { name: 'Leave full screen' }).press('Escape');
    expect(await waitForMessages(page, 3)).toEqual([
      resize('default'),
      resize('fullscreen'),
      resize('default'),
    ]);
    expect(complaints).toEqual([]);
  });

  test('passes on the wheel where it does not scroll itself', async () => {
    await using opened = await open(url(), { width: 1440, height: 700 });
    const { page } = opened;
    const frame = page.frameLocator('iframe');
    await waitForReading(frame);
    const modules = frame.getByRole('group', { name: 'Modules' });
    const before = (await modules.boundingBox())?.y ?? 0;
    await modules.hover();
    await page.mouse.wheel(0, 40);
    await expect.poll(async () => (await modules.boundingBox())?.y).toBeLessThan(before);
    await frame.getByRole('img', { name: /with a QR code/ }).hover();
    await page.mouse.wheel(0, 120);
    expect(await waitForMessages(page, 2)).toEqual([
      resize('default'),
      { type: 'SCROLL', payload: { deltaY: 120 } },
    ]);
  });

  test('reports what fails', async () => {
    await using opened = await open(url());
    const { page } = opened;
    await waitForMessages(page, 1);
    const [, frame] = page.frames();
    await frame?.evaluate(() => {
      setTimeout(() => {
        throw new Error('The press broke.');
      });
    });
    expect((await waitForMessages(page, 2))[1]).toEqual({
      type: 'ERROR',
      payload: { error: 'Uncaught Error: The press broke.' },
    });
  });

  test('reports a decoder that does not load, says so, and still writes files', async () => {
    const context = await browser.newContext();
    await context.route(/worker-/, (route) => route.abort());
    const page = await context.newPage();
    await page.goto(url());
    expect((await waitForMessages(page, 2))[1]).toMatchObject({ type: 'ERROR' });
    await waitForReading(page.frameLocator('iframe'), 'Could not be checked');
    await context.close();
  });

  test('5,000 messages change nothing and are answered by nothing', async () => {
    await using opened = await open(url());
    const { page, complaints } = opened;
    const frame = page.frameLocator('iframe');
    await waitForReading(frame);
    await page.evaluate(`
      const target = document.querySelector('iframe').contentWindow;
      const payloads = [
        { type: 'RESIZE', payload: { size: 'fullscreen' } },
        { type: 'SCROLL', payload: { deltaY: 1e9 } },
        { type: 'DATA', payload: { data: 'https://evil.example' } },
        '{"type":"RESIZE"}',
        null,
        [],
        { data: { toString: 'x' } },
      ];
      for (let index = 0; index < 5000; index += 1) {
        target.postMessage(payloads[index % payloads.length], '*');
      }`);
    await frame.getByRole('radio', { name: 'Dots', exact: true }).check();
    await waitForReading(frame);
    expect(await frame.getByLabel('Data to encode').inputValue()).toBe(DATA);
    expect(await readMessages(page)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});

describe('strangers', () => {
  test('may not frame it and learn nothing', async () => {
    await using opened = await open(stranger.framing(`${builder}?embed=1`));
    const { page, complaints } = opened;
    await expect.poll(() => complaints.join()).toContain('frame-ancestors');
    expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    expect(await readMessages(page)).toEqual([]);
  });

  test('that open it as a window get no message', async () => {
    await using opened = await open(stranger.origin);
    const { page } = opened;
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(`void open('${builder}?embed=1')`),
    ]);
    await waitForReading(popup);
    expect(await readMessages(page)).toEqual([]);
  });

  test('between it and the site get no message', async () => {
    // The site frames another page that frames the designer: `frame-ancestors` checks every ancestor.
    const inner = stranger.framing(`${builder}?embed=1`);
    await using opened = await open(site.framing(inner));
    const { page, complaints } = opened;
    await expect.poll(() => complaints.join()).toContain('frame-ancestors');
    expect(await readMessages(page)).toEqual([]);
  });
});

function readAxe(): string {
  return readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}
