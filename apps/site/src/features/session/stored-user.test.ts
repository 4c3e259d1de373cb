import { describe, expect, it } from 'vitest';
import { isAuthenticated } from './stored-user.ts';

describe('isAuthenticated', () => {
  it('is true for a stored user who is not anonymous', () => {
    expect(isAuthenticated('{"name":"Ana"}')).toBe(true);
    expect(isAuthenticated('{"isAnonymous":false}')).toBe(true);
  });

  it('is false for an anonymous user, none, and anything that is no user', () => {
    const values = [null, '', '{"isAnonymous":true}', 'null', '[]', '7', '"Ana"', '{broken'];
    for (const stored of values) expect(isAuthenticated(stored), String(stored)).toBe(false);
  });
});
