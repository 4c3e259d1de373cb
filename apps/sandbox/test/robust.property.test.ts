import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFailureRule } from '../src/failures/failure-rule.ts';
import { isAllowedHost } from '../src/hosts/allowed-host.ts';
import { parseReport } from '../src/reports/report.ts';

const anyText = fc.string({ unit: 'binary' });
const runs = { numRuns: 5000 };

test('a rule or a message of any JSON is read, or refused with a reason', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const rule = parseFailureRule(value);
      if (typeof rule === 'string') expect(rule).not.toBe('');
      const report = parseReport(value);
      if ('failures' in report) expect(report.failures).not.toHaveLength(0);
    }),
    runs,
  );
});

test('a host of any text is this machine only when it says so', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.domain(), fc.ipV4Extended()), fc.nat(70_000), (host, port) => {
      const isLocal = ['localhost', '127.0.0.1'].includes(host.toLowerCase().replace(/\.$/, ''));
      expect(isAllowedHost(`${host}:${port}`, '127.0.0.1')).toBe(isLocal);
    }),
    runs,
  );
});
