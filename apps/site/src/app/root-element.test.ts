import { afterEach, describe, expect, it, vi } from 'vitest';
import { findRootElement, ROOT_ID } from './root-element.ts';

describe('findRootElement', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('finds the element that holds the application', () => {
    const root = {};
    vi.stubGlobal('document', { getElementById: (id: string) => (id === ROOT_ID ? root : null) });
    expect(findRootElement()).toBe(root);
  });

  it('throws the required message when it is missing', () => {
    vi.stubGlobal('document', { getElementById: () => null });
    expect(() => findRootElement()).toThrow('Could not find root element to mount to');
  });
});
