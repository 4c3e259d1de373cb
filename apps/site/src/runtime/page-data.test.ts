import { afterEach, expect, it, vi } from 'vitest';
import { findRootElement } from './page-data.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a page where there is nothing to mount to fails with the required message', () => {
  vi.stubGlobal('document', { getElementById: () => null });
  expect(findRootElement).toThrow('Could not find root element to mount to');
});
