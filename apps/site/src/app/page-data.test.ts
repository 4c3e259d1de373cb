import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRootElement, readPageData } from './page-data.ts';

const dataset: DOMStringMap = {};
const documentElement = { lang: 'es' };

describe('readPageData', () => {
  beforeEach(() => {
    dataset['screen'] = 'home';
    documentElement.lang = 'es';
    vi.stubGlobal('document', { documentElement, getElementById: () => ({ dataset }) });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('reads what the prerendered page says of itself', () => {
    expect(readPageData()).toEqual({ locale: 'es', screen: 'home' });
  });

  it('says what is wrong with a page of another build', () => {
    delete dataset['screen'];
    expect(readPageData).toThrow(/no data-screen.*Serve the pages/);
  });

  it('does not guess a language', () => {
    documentElement.lang = 'de';
    expect(readPageData).toThrow(/no known language/);
  });

  it('fails with the required message where there is nothing to mount to', () => {
    vi.stubGlobal('document', { getElementById: () => null });
    expect(findRootElement).toThrow('Could not find root element to mount to');
  });
});
