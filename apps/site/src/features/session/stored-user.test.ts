import { describe, expect, it } from 'vitest';
import { isAuthenticatedUser } from './stored-user.ts';

describe('isAuthenticatedUser', () => {
  it('is true for a stored, named user', () => {
    expect(isAuthenticatedUser('{"name":"Ana"}')).toBe(true);
    expect(isAuthenticatedUser('{"isAnonymous":false}')).toBe(true);
  });

  it('is false for anonymous, missing and invalid users', () => {
    const values = [null, '', '{"isAnonymous":true}', 'null', '[]', '7', '"Ana"', '{broken'];
    for (const stored of values) expect(isAuthenticatedUser(stored), String(stored)).toBe(false);
  });
});
