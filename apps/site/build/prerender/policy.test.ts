import { describe, expect, it } from 'vitest';
import { assertStrictMarkup, hashOf } from '../hosting/security-policy.ts';

describe('the security policy', () => {
  it('hashes a block as browsers do', () => {
    expect(hashOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });

  it('allows no inline style or handler', () => {
    expect(() => assertStrictMarkup('/', '<p class="style">style="x"</p>')).not.toThrow();
    expect(() => assertStrictMarkup('/', '<p class="a" style="color:red">')).toThrow(
      /inline style.*color:red/,
    );
    expect(() => assertStrictMarkup('/', '<button onclick="x()">')).toThrow(
      /inline style or handler/,
    );
  });
});
