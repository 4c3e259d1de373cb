import { afterEach, expect, it } from 'vitest';
import { BRAND, factsFor, setBrand, type Brand } from './index.ts';
import { organization, planProducts, webSite } from './structured-data/index.ts';

const WAYPAGE = BRAND;
afterEach(() => {
  setBrand(WAYPAGE);
});

const ACME: Brand = {
  name: 'Acme',
  copyrightYear: 2030,
  email: 'hello@acme.example',
  origin: 'https://acme.example',
  securityEmail: 'security@acme.example',
  legal: { terms: 'https://acme.example/terms', privacy: 'https://acme.example/privacy' },
  social: { linkedin: 'https://linkedin.example/company/acme' },
  storefronts: {},
};

it('changes in one call, without traces of Waypage', () => {
  setBrand(ACME);
  const origin = 'https://www.acme.example';
  const descriptions = { free: '1', basic: '2', business: '3', premium: '4' };
  const output = JSON.stringify([
    BRAND,
    factsFor('en'),
    organization(origin, `${origin}/logo.png`),
    webSite(origin, 'en', 'Codes'),
    planProducts({ url: origin, image: origin, descriptions, buy: () => origin }),
  ]);
  expect(BRAND).toEqual(ACME);
  expect(factsFor('fr').brand).toBe('Acme');
  expect(output).toContain('Acme Basic');
  expect(output).not.toMatch(/waypage/i);
});
