// @vitest-environment happy-dom
import { loadMessages } from '@waypage/content/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CodeReading, NoCode } from '#features/read-code/code-reading.ts';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { ImageInput } from './ImageInput.tsx';

type Reading = NoCode | (Pick<CodeReading, 'kind' | 'text'> & Partial<CodeReading>);

const readCode = vi.hoisted(() => vi.fn<(image: Blob) => Promise<unknown>>());
vi.mock('#features/read-code/read-code.ts', () => ({ readCode }));

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

const preview = { close: vi.fn() };

const code = (part: Partial<CodeReading>): Reading =>
  ({
    kind: 'code',
    text: 'https://lumbre.example/hoy',
    preview,
    codesInImage: 1,
    ...part,
  }) as Reading;

/** Pastes an image with this reading, and returns the field's message. */
async function paste(reading: Reading | Promise<Reading>): Promise<string> {
  readCode.mockReturnValueOnce(Promise.resolve(reading));
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
    expect(await paste(code({}))).toContain('Read from your picture.');
    expect(host.textContent).toContain('https://lumbre.example/hoy');
    expect(taken).toEqual(['https://lumbre.example/hoy']);
  });

  it('says that the largest of several codes is printed', async () => {
    expect(await paste(code({ codesInImage: 7 }))).toContain('The picture shows 7 codes.');
  });

  it.each([
    ['gs1', {}, 'This is a code for tills'],
    ['part', { part: { number: 1, of: 2 } }, 'This is code 1 of a set of 2.'],
    ['bytes', {}, 'This code contains data that is not text'],
  ] as const)(
    'refuses a code that a copy would change (%s), says why, and takes nothing over',
    async (notEncodable, part, words) => {
      await paste(code({}));
      expect(await paste(code({ notEncodable, ...part }))).toContain(words);
      expect(host.querySelector('[data-problem]')?.textContent).toContain(words);
      expect(host.querySelector('[translate=no]')).toBeNull();
      expect(taken.at(-1)).toBe('');
    },
  );

  it.each([
    ['no-code', 'There is no code in that picture'],
    ['unreadable', 'There is no code in that picture'],
    ['other-code', 'There is no code in that picture'],
    ['broken', 'That picture cannot be opened.'],
    ['vector', 'That picture cannot be opened.'],
    ['too-large', 'That picture is too large for this device.'],
    ['slow', 'That picture is too large for this device.'],
    ['failed', 'The code reader could not be loaded.'],
  ] as const)(
    'says what is wrong with an image where nothing is read: %s',
    async (reason, words) => {
      expect(await paste({ kind: 'none', reason })).toContain(words);
      expect(taken).toEqual([]);
    },
  );

  it('drops the answer to an image that another one has followed', async () => {
    let resolve: (reading: Reading) => void = () => undefined;
    const promise = new Promise<Reading>((settle) => {
      resolve = settle;
    });
    await paste(promise);
    await paste(code({ text: 'second' }));
    await act(async () => {
      resolve(code({ text: 'first' }));
      await promise;
    });
    expect(taken).toEqual(['second']);
    expect(preview.close).toHaveBeenCalled();
  });
});
