import { describe, expect, it } from 'vitest';

import {
  assertStrictMarkup,
  hashOf,
  readerPolicy,
  securityPolicy,
  type SecurityPolicyInput,
} from './security-policy.ts';

const input: SecurityPolicyInput = {
  styleHashes: ['sha256-b=', 'sha256-a=', 'sha256-b='],
  scriptHashes: ['sha256-s='],
  marketingHost: 'https://waypage.example',
  appHost: 'https://app.waypage.example/',
  qrGeneratorHost: 'https://qr.waypage.example/some/path',
};

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('securityPolicy', () => {
  it('allows nothing unsafe, no wildcard, no scheme', () => {
    const policy = securityPolicy(input);
    expect(policy).not.toMatch(/unsafe|\*|strict-dynamic|data:|blob:|https:(?!\/\/)|http:(?!\/\/)/);
    expect(directives(policy)).toMatchObject({
      'default-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'waypage-codes',
    });
  });

  it('names the origins of configured hosts only', () => {
    const origins = new Set(securityPolicy(input).match(/https?:\/\/[^ ;]+/g));
    expect(origins).toEqual(new Set(['https://app.waypage.example', 'https://qr.waypage.example']));
  });

  it('lists each hash once, in a stable order', () => {
    const { 'style-src': styles, 'script-src': scripts } = directives(securityPolicy(input));
    expect(styles).toBe(
      "'self' 'sha256-a=' 'sha256-b=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    );
    expect(scripts).toBe("'self' 'sha256-s='");
  });

  it('allows WebAssembly only in the decoding worker', () => {
    expect(directives(readerPolicy())).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'connect-src': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
  });

  it('forbids framing but for sample pages by us', () => {
    expect(directives(securityPolicy(input))['frame-ancestors']).toBe("'none'");
    expect(directives(securityPolicy({ ...input, framed: true }))['frame-ancestors']).toBe(
      "'self'",
    );
  });

  it('reports violations and errors where a collector exists', () => {
    expect(securityPolicy(input)).not.toContain('report');
    const reportUrl = 'https://reports.waypage.example/in?key=1';
    expect(directives(securityPolicy({ ...input, reportUrl }))).toMatchObject({
      'report-uri': reportUrl,
      'report-to': 'reports',
      'connect-src': "'self' https://app.waypage.example https://reports.waypage.example",
    });
    // Browsers ignore endpoints without TLS, and `report-uri` where `report-to` is present.
    const local = directives(securityPolicy({ ...input, reportUrl: 'http://localhost:4174/in' }));
    expect(local).toHaveProperty('report-uri', 'http://localhost:4174/in');
    expect(local).not.toHaveProperty('report-to');
    const eventsUrl = 'https://events.waypage.example/api/event';
    expect(directives(securityPolicy({ ...input, eventsUrl }))['connect-src']).toBe(
      "'self' https://app.waypage.example https://events.waypage.example",
    );
    const onAppHost = { ...input, reportUrl: 'https://app.waypage.example/collector' };
    expect(directives(securityPolicy(onAppHost))['connect-src']).toBe(
      "'self' https://app.waypage.example",
    );
  });

  it('upgrades URLs only when every host speaks https', () => {
    expect(directives(securityPolicy(input))).toHaveProperty('upgrade-insecure-requests');
    for (const host of ['marketingHost', 'appHost', 'qrGeneratorHost']) {
      const policy = securityPolicy({ ...input, [host]: 'http://localhost:4173' });
      expect(directives(policy)).not.toHaveProperty('upgrade-insecure-requests');
    }
  });

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
