import { describe, expect, it } from 'vitest';
import { PLANS } from '../pricing/plans.ts';
import {
  breadcrumbList,
  collectionPage,
  faqPage,
  organization,
  planProducts,
  webPage,
  webSite,
} from './index.ts';

const ORIGIN = 'https://waypage.example';

/** Properties that schema.org and the search engines require of each type in use. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'sameAs'],
  WebSite: ['name', 'url', 'publisher', 'inLanguage'],
  Product: ['name', 'description', 'image', 'brand', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'priceSpecification'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'referenceQuantity'],
  QuantitativeValue: ['value', 'unitCode'],
  Brand: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  ItemList: ['itemListElement'],
  WebPage: ['name', 'url', 'inLanguage', 'isPartOf'],
  CollectionPage: ['name', 'url', 'inLanguage', 'isPartOf', 'mainEntity'],
};

function missingProperties(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(missingProperties);
  if (typeof node !== 'object' || node === null) return [];
  const record = node as Readonly<Record<string, unknown>>;
  const type = record['@type'];
  const required = typeof type === 'string' ? (REQUIRED[type] ?? [`(unknown type ${type})`]) : [];
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return [
    ...required.filter((name) => isEmpty(record[name])).map((name) => `${String(type)}.${name}`),
    ...Object.values(record).flatMap(missingProperties),
  ];
}

const urlsIn = (node: unknown): string[] =>
  [...JSON.stringify(node).matchAll(/"((?:https?:)?\/[^"]*)"/g)].map(([, url = '']) => url);

const products = planProducts({
  url: `${ORIGIN}/s/pricing`,
  image: `${ORIGIN}/images/og/home-en.png`,
  descriptions: { free: 'One', basic: 'Two', business: 'Three', premium: 'Four' },
  buy: (planId, period) => `https://app.waypage.example/plans/buy/${planId}?period=${period}`,
});

const page = {
  origin: ORIGIN,
  url: `${ORIGIN}/es/solutions`,
  locale: 'es',
  name: 'Páginas inteligentes',
} as const;

const nodes = {
  organization: organization(ORIGIN, `${ORIGIN}/images/logo.png`),
  webSite: webSite(ORIGIN, 'fr', 'Une page derrière un code.'),
  faqPage: faqPage(`${ORIGIN}/fr/`, 'fr', [{ question: 'Pourquoi ?', answer: 'Parce que.' }]),
  breadcrumbs: breadcrumbList([
    { name: 'Waypage', url: `${ORIGIN}/` },
    { name: 'Smart pages', url: `${ORIGIN}/solutions` },
  ]),
  products,
  webPage: webPage(page),
  collectionPage: collectionPage(page, [
    { name: 'Cupón', url: `${ORIGIN}/es/solutions/coupon` },
    { name: 'Vídeo', url: `${ORIGIN}/es/solutions/video` },
  ]),
};

describe('structured data', () => {
  it.each(Object.entries(nodes))('%s has every required property', (_, node) => {
    expect(missingProperties(node)).toEqual([]);
  });

  it.each(Object.entries(nodes))('%s names absolute URLs only', (_, node) => {
    for (const url of urlsIn(node)) expect(URL.canParse(url), url).toBe(true);
  });

  it('offers each plan per period, Free once', () => {
    expect(products.map(({ offers }) => offers.map((offer) => offer.price))).toEqual([
      ['0.00'],
      ['9.00', '90.00'],
      ['29.00', '290.00'],
      ['79.00', '790.00'],
    ]);
    for (const { offers } of products) {
      for (const { priceCurrency, priceSpecification } of offers) {
        expect(priceCurrency).toBe('USD');
        expect(priceSpecification.price).toBe(
          offers.find((offer) => offer.priceSpecification === priceSpecification)?.price,
        );
      }
    }
    expect(
      products[1]?.offers.map((offer) => offer.priceSpecification.referenceQuantity.unitCode),
    ).toEqual(['MON', 'ANN']);
  });

  it('names every plan and never rates one', () => {
    expect(products.map(({ name }) => name)).toEqual(PLANS.map(({ name }) => `Waypage ${name}`));
    expect(JSON.stringify(products)).not.toMatch(/rating|review/i);
  });

  it('counts breadcrumbs and lists from one', () => {
    expect(nodes.breadcrumbs.itemListElement.map(({ position }) => position)).toEqual([1, 2]);
    const list = nodes.collectionPage.mainEntity.itemListElement;
    expect(list.map(({ position }) => position)).toEqual([1, 2]);
  });

  it('refers to the organization by its id', () => {
    expect(nodes.webSite.publisher['@id']).toBe(nodes.organization['@id']);
    expect(nodes.webPage.isPartOf['@id']).toBe(nodes.webSite['@id']);
  });
});
