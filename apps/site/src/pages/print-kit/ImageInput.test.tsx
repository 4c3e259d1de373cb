// @vitest-environment happy-dom
import { CodesError, type CodesErrorCode, type DecodedCode } from '@waypage/codes/read';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncing, type Announcing } from '#components/testing/announcing.tsx';
import { ImageInput } from './ImageInput.tsx';

type Codes = readonly DecodedCode[];

const readCodes = vi.hoisted(() => vi.fn<(image: Blob) => Promise<unknown>>());
vi.mock('#features/read-code/reader.ts', () => ({ reader: { readCodes } }));

let announcing: Announcing;
let readTexts: string[];

function show(text: string): void {
  announcing.show(
    <ImageInput
      text={text}
      onRead={(read) => {
        readTexts.push(read);
        show(read);
      }}
    />,
  );
}

beforeEach(async () => {
  announcing = await createAnnouncing(['print-kit']);
  readTexts = [];
  show('');
});

const code = (part: Partial<DecodedCode>) =>
  ({ text: 'https://lumbre.example/hoy', format: 'QR', ...part }) as DecodedCode;

async function pasteImage(): Promise<void> {
  await act(async () => {
    const clipboardData = { files: [new File(['x'], 'code.png')] };
    document.dispatchEvent(Object.assign(new Event('paste'), { clipboardData }));
    await Promise.resolve();
  });
}

/** Pastes an image that is read like this, and returns the field's message. */
async function paste(codes: Codes | Promise<Codes>): Promise<string> {
  readCodes.mockReturnValueOnce(Promise.resolve(codes));
  await pasteImage();
  return announcing.container.textContent;
}

describe('ImageInput', () => {
  it('takes over what was read, and shows it', async () => {
    expect(await paste([code({})])).toContain('Read from your picture.');
    expect(announcing.container.textContent).toContain('https://lumbre.example/hoy');
    expect(readTexts).toEqual(['https://lumbre.example/hoy']);
  });

  it('prints the largest of several codes, saying so', async () => {
    expect(await paste(Array.from({ length: 7 }, () => code({})))).toContain(
      'The picture shows 7 codes.',
    );
  });

  it.each([
    ['gs1', {}, 'This is a code for tills'],
    ['part', { part: { number: 1, of: 2 } }, 'This is code 1 of a set of 2.'],
    ['bytes', {}, 'This code contains data that is not text'],
  ] as const)('refuses a code that copying changes (%s)', async (notEncodable, part, message) => {
    await paste([code({})]);
    expect(await paste([code({ notEncodable, ...part })])).toContain(message);
    expect(announcing.container.querySelector('[data-problem]')?.textContent).toContain(message);
    expect(announcing.container.querySelector('[translate=no]')).toBeNull();
    expect(readTexts.at(-1)).toBe('');
  });

  it.each([
    ['not-an-image', 'That picture cannot be opened.'],
    ['damaged-file', 'That picture cannot be opened.'],
    ['vector-image', 'That picture cannot be opened.'],
    ['too-large', 'That picture is too large for this device.'],
    ['timed-out', 'That picture is too large for this device.'],
    ['reader-unavailable', 'The code reader could not be loaded.'],
  ] satisfies [CodesErrorCode, string][])('says what is wrong: %s', async (reason, message) => {
    expect(await paste(Promise.reject(new CodesError(reason, '')))).toContain(message);
    expect(readTexts).toEqual([]);
  });

  it.each([[[]], [[code({ format: 'EAN-13' })]]])(
    'says that there is no QR code: %j',
    async (codes) => {
      expect(await paste(codes)).toContain('There is no code in that picture');
      expect(readTexts).toEqual([]);
    },
  );

  it('drops the result of a replaced image', async () => {
    let signal: AbortSignal | undefined;
    readCodes.mockImplementationOnce((...input: unknown[]) => {
      ({ signal } = input[1] as { signal: AbortSignal });
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal?.reason as Error));
      });
    });
    await pasteImage();
    await paste([code({ text: 'second' })]);
    expect(signal?.aborted).toBe(true);
    expect(readTexts).toEqual(['second']);
  });
});
