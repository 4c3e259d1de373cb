// @vitest-environment happy-dom
import { CodesError, type CodesErrorCode, type DecodedCode } from '@waypage/codes/read';
import { loadMessages } from '@waypage/content/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { ImageInput } from './ImageInput.tsx';

type Codes = readonly DecodedCode[];

const readCodes = vi.hoisted(() => vi.fn<(image: Blob) => Promise<unknown>>());
vi.mock('#features/read-code/reader.ts', () => ({ reader: { readCodes } }));

let root: Root;
let host: HTMLElement;
let taken: string[];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const i18n = createI18n('en', await loadMessages('en', ['print-kit']));
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  taken = [];
  const show = (text: string) => {
    root.render(
      <I18nextProvider i18n={i18n}>
        <ImageInput
          text={text}
          onRead={(read) => {
            taken.push(read);
            show(read);
          }}
        />
      </I18nextProvider>,
    );
  };
  act(() => show(''));
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

const code = (part: Partial<DecodedCode>) =>
  ({ text: 'https://lumbre.example/hoy', format: 'QR', ...part }) as DecodedCode;

/** Pastes an image that is read like this, and returns the field's message. */
async function paste(codes: Codes | Promise<Codes>): Promise<string> {
  readCodes.mockReturnValueOnce(Promise.resolve(codes));
  await act(async () => {
    const event = new Event('paste');
    Object.assign(event, { clipboardData: { files: [new File(['x'], 'code.png')] } });
    document.dispatchEvent(event);
    await Promise.resolve();
  });
  return host.textContent;
}

describe('ImageInput', () => {
  it('takes over what was read, and shows it', async () => {
    expect(await paste([code({})])).toContain('Read from your picture.');
    expect(host.textContent).toContain('https://lumbre.example/hoy');
    expect(taken).toEqual(['https://lumbre.example/hoy']);
  });

  it('says that the largest of several codes is printed', async () => {
    expect(await paste(Array.from({ length: 7 }, () => code({})))).toContain(
      'The picture shows 7 codes.',
    );
  });

  it.each([
    ['gs1', {}, 'This is a code for tills'],
    ['part', { part: { number: 1, of: 2 } }, 'This is code 1 of a set of 2.'],
    ['bytes', {}, 'This code contains data that is not text'],
  ] as const)(
    'refuses a code that a copy would change (%s), says why, and takes nothing over',
    async (notEncodable, part, words) => {
      await paste([code({})]);
      expect(await paste([code({ notEncodable, ...part })])).toContain(words);
      expect(host.querySelector('[data-problem]')?.textContent).toContain(words);
      expect(host.querySelector('[translate=no]')).toBeNull();
      expect(taken.at(-1)).toBe('');
    },
  );

  it.each([
    ['not-an-image', 'That picture cannot be opened.'],
    ['damaged-file', 'That picture cannot be opened.'],
    ['vector-image', 'That picture cannot be opened.'],
    ['too-large', 'That picture is too large for this device.'],
    ['timed-out', 'That picture is too large for this device.'],
    ['reader-unavailable', 'The code reader could not be loaded.'],
  ] satisfies [CodesErrorCode, string][])('says what is wrong: %s', async (reason, words) => {
    expect(await paste(Promise.reject(new CodesError(reason, '')))).toContain(words);
    expect(taken).toEqual([]);
  });

  it.each([[[]], [[code({ format: 'EAN-13' })]]])(
    'says that there is no QR code: %j',
    async (codes) => {
      expect(await paste(codes)).toContain('There is no code in that picture');
      expect(taken).toEqual([]);
    },
  );

  it('drops the answer to an image that another one has followed', async () => {
    let signal: AbortSignal | undefined;
    readCodes.mockImplementationOnce((...input: unknown[]) => {
      ({ signal } = input[1] as { signal: AbortSignal });
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal?.reason as Error));
      });
    });
    await act(async () => {
      const event = new Event('paste');
      Object.assign(event, { clipboardData: { files: [new File(['x'], 'first.png')] } });
      document.dispatchEvent(event);
      await Promise.resolve();
    });
    await paste([code({ text: 'second' })]);
    expect(signal?.aborted).toBe(true);
    expect(taken).toEqual(['second']);
  });
});
