import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warnEmpty, warnMissing, warnOnce } from './warn.js';

const warn = vi.fn();
const messages = () => warn.mock.calls.map(([message]) => String(message));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn.mockClear());
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('says a thing once', () => {
  warnOnce('Once.');
  warnOnce('Once.');
  expect(messages()).toEqual(['[@waypage/ui] Once.']);
});

it('says nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  const production = await import('./warn.js');
  production.warnOnce('Never.');
  production.warnMissing('Never', { label: '' });
  production.warnEmpty('Never', {}, true);
  expect(messages()).toEqual([]);
});

it('names the component and the words it lacks', () => {
  warnMissing('Rotator', { label: 'Quotes', pauseLabel: '', playLabel: undefined });
  expect(messages()).toEqual([
    expect.stringContaining('<Rotator> got no pauseLabel'),
    expect.stringContaining('<Rotator> got no playLabel'),
  ]);
});

it('warns of unnamed links and buttons, missing URLs', () => {
  warnEmpty('TextLink', { children: 'Pricing', href: '/pricing' }, true);
  warnEmpty('Button', { 'aria-label': 'Close' });
  warnEmpty('Button', { children: [undefined, 'Claim'] });
  expect(messages()).toEqual([]);
  warnEmpty('Button', { children: '' });
  warnEmpty('TextLink', { children: 'Pricing' }, true);
  expect(messages()).toEqual([
    expect.stringContaining('<Button> is empty'),
    expect.stringContaining('<TextLink> got no href'),
  ]);
});
