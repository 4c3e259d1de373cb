import { describe, expect, it } from 'vitest';
import { isAuthenticatedUser } from './stored-user.ts';

describe('isAuthenticatedUser', () => {
  it('is true for a stored user who is not anonymous', () => {
    expect(isAuthenticatedUser('{"name":"Ana"}')).toBe(true);
    expect(isAuthenticatedUser('{"isAnonymous":false}')).toBe(true);
  });

  it('is false for an anonymous user, none, and anything that is no user', () => {
    const values = [null, '', '{"isAnonymous":true}', 'null', '[]', '7', '"Ana"', '{broken'];
    for (const stored of values) expect(isAuthenticatedUser(stored), String(stored)).toBe(false);
  });
});
