import { expect, test } from 'vitest';

import { readAudit } from './read-audit.ts';

test('reports that nothing is known', () => {
  expect(readAudit('{"advisories":{},"metadata":{}}', '')).toEqual({
    code: 0,
    text: 'No dependency has a known weakness.',
  });
});

test('reports what is known with where to read on', () => {
  const advisory = {
    module_name: 'hono',
    severity: 'high',
    title: 'Too much',
    url: 'https://github.com/advisories/GHSA-1',
  };
  const { code, text } = readAudit(JSON.stringify({ advisories: { 1: advisory } }), '');
  expect(code).toBe(1);
  expect(text).toContain('high: hono, Too much, https://github.com/advisories/GHSA-1');
});

test('no answer is neither of both', () => {
  const { code, text } = readAudit('', 'The audit endpoint responded with 405');
  expect(code).toBe(2);
  expect(text).toMatch(/gave no answer[^]*responded with 405/);
});
