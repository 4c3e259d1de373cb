import { describe, expect, it } from 'vitest';
import { readEmailAddress } from '../src/index.js';

describe('readEmailAddress', () => {
  it.each([
    ['ana@mail.example', 'ana@mail.example'],
    [' ana@mail.example\u00a0', 'ana@mail.example'],
    ['\u202aana@mail.example\u202c', 'ana@mail.example'],
    ['ana\u200b@mail.example\ufeff', 'ana@mail.example'],
    ['ana＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'ana@mail.example'],
    ['ana@españa.example', 'ana@xn--espaa-rta.example'],
    ['ana@xn--espaa-rta.example', 'ana@xn--espaa-rta.example'],
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['info@日本語.example', 'info@xn--wgv71a119e.example'],
    ["o'hara+shop_1@a-b.example", "o'hara+shop_1@a-b.example"],
    ['ANA@Mail.Example', 'ANA@Mail.Example'],
  ])('reads %j as %s', (text, address) => {
    expect(readEmailAddress(text)).toBe(address);
  });

  it.each([
    '',
    ' ',
    '@',
    'ana',
    'ana@',
    '@mail.example',
    'ana@mail',
    'ana@españa',
    'ana@mail..example',
    'ana@.example',
    'ana@mail.example.',
    'ana@-mail.example',
    'a..b@mail.example',
    '.a@mail.example',
    'a.@mail.example',
    'a b@mail.example',
    'ana@ma il.example',
    'a@b@mail.example',
    'añа@mail.example',
    'ana@españa.example/x',
    'ana@españa.example:25',
    'ana@españa.example?x',
    'ana@a_b.example',
    '"ana"@mail.example',
    'ana@mail.example,bo@mail.example',
    `${'a'.repeat(242)}@mail.example`,
    `ana@${'a'.repeat(64)}.example`,
  ])('refuses %j', (text) => {
    expect(readEmailAddress(text)).toBeUndefined();
  });
});
