import type { Links } from '@waypage/api-client';
import { BRAND, type Locale } from '@waypage/content';
import { FAQ_ITEMS } from '@waypage/content/faq';
import { loadMessages, MESSAGE_NAMESPACES } from '@waypage/content/messages';
import { getPageType, PAGE_TYPES, type PageTypeId } from '@waypage/content/page-types';
import { getPlan, type PlanId } from '@waypage/content/pricing';
import {
  getSolution,
  SOLUTION_GROUPS,
  solutionsOf,
  type SolutionId,
} from '@waypage/content/solutions';
import {
  breadcrumbList,
  collectionPage,
  faqPage,
  jsonLd,
  organisation,
  planProducts,
  webPage,
  webSite,
  type Crumb,
} from '@waypage/content/structured-data';
import type { TFunction } from 'i18next';
import { createI18n } from '../../src/services/i18n/create-i18n.ts';
import { localizedPath } from '../../src/services/i18n/localized-path.ts';
import { pictureFile } from '../../src/layout/page/share-picture.ts';
import type { Page } from '../../src/services/routes.ts';

/** What the structured data of one language is made with. */
export interface StructuredDataOptions {
  readonly locale: Locale;
  /** Public origin of the site. */
  readonly marketingHost: string;
  readonly links: Pick<Links, 'buy'>;
}

interface Parts extends StructuredDataOptions {
  readonly t: TFunction;
  /** Absolute address of a page in the language. */
  readonly addressOf: (path: string) => string;
}

function home({ t, locale, marketingHost, links, addressOf }: Parts): object[] {
  const url = addressOf('/');
  const tagline = (id: PlanId) => t(getPlan(id).taglineMonthly);
  return [
    organisation(marketingHost, `${marketingHost}/images/icons/icon-512.png`),
    webSite(marketingHost, locale, t('home:head.description')),
    ...planProducts({
      url,
      image: `${marketingHost}/images/og/${pictureFile({ screen: 'home' }, locale)}`,
      descriptions: {
        free: tagline('free'),
        basic: tagline('basic'),
        business: tagline('business'),
        premium: tagline('premium'),
      },
      buy: (planId, period) => links.buy(planId, period),
    }),
    faqPage(
      url,
      locale,
      FAQ_ITEMS.map(({ question, answer }) => ({ question: t(question), answer: t(answer) })),
    ),
  ];
}

const front = ({ addressOf }: Parts): Crumb => ({ name: BRAND.name, url: addressOf('/') });

const solutionsCrumb = ({ t, addressOf }: Parts): Crumb => ({
  name: t('solution:smartPages'),
  url: addressOf('/solutions'),
});

const typesCrumb = ({ t, addressOf }: Parts): Crumb => ({
  name: t('qrcode-type:types'),
  url: addressOf('/qrcode-types'),
});

function indexPage(parts: Parts, name: string, last: Crumb): object[] {
  const { marketingHost: origin, locale } = parts;
  return [webPage({ origin, url: last.url, locale, name }), breadcrumbList([front(parts), last])];
}

function solutions(parts: Parts): object[] {
  const { t, locale, marketingHost: origin, addressOf } = parts;
  const crumb = solutionsCrumb(parts);
  const listed = SOLUTION_GROUPS.flatMap(({ id }) => solutionsOf(id)).map(({ id, name }) => ({
    name: t(name),
    url: addressOf(`/solutions/${id}`),
  }));
  return [
    collectionPage({ origin, url: crumb.url, locale, name: t('solutions:title') }, listed),
    breadcrumbList([front(parts), crumb]),
  ];
}

function types(parts: Parts): object[] {
  const { t, locale, marketingHost: origin, addressOf } = parts;
  const crumb = typesCrumb(parts);
  const listed = PAGE_TYPES.map(({ id, title }) => ({
    name: t(title),
    url: addressOf(`/qrcode-types/${id}`),
  }));
  return [
    collectionPage({ origin, url: crumb.url, locale, name: t('qrcode-types:title') }, listed),
    breadcrumbList([front(parts), crumb]),
  ];
}

function solution(parts: Parts, id: SolutionId, url: string): object[] {
  const { t, locale } = parts;
  const { name, texts } = getSolution(id);
  return [
    breadcrumbList([front(parts), solutionsCrumb(parts), { name: t(name), url }]),
    faqPage(
      url,
      locale,
      texts.questions.items.map(({ question, answer }) => ({
        question: t(question),
        answer: t(answer),
      })),
    ),
  ];
}

function describe({ screen, id }: Page, url: string, parts: Parts): object[] {
  const { t } = parts;
  const index = (name: string) => indexPage(parts, name, { name, url });
  switch (screen) {
    case 'home':
      return home(parts);
    case 'solutions':
      return solutions(parts);
    case 'solution':
      return solution(parts, id as SolutionId, url);
    case 'qrcode-types':
      return types(parts);
    case 'qrcode-type': {
      const name = t(getPageType(id as PageTypeId).title);
      return [breadcrumbList([front(parts), typesCrumb(parts), { name, url }])];
    }
    case 'samples':
      return index(t('samples-screen:title'));
    case 'print-planner':
      return index(t('print-planner:title'));
    case 'section-index':
      return index(t('section-index:title'));
    case 'sample-page':
    case 'not-found':
      return [];
  }
}

/**
 * Makes what tells search engines what a page is about, as JSON-LD in one language. It says nothing that the
 * page does not say, rates nothing, and is left out where the page is not to be kept (docs/product.md, section
 * 10, "Head of each page").
 *
 * @returns a function that takes a page and returns JSON-LD, or `undefined`
 */
export async function createStructuredData(
  options: StructuredDataOptions,
): Promise<(page: Page) => string | undefined> {
  const { locale, marketingHost } = options;
  const messages = await loadMessages(locale, MESSAGE_NAMESPACES);
  const { t } = createI18n(locale, messages);
  const addressOf = (path: string) => marketingHost + localizedPath(path, locale);
  return (page) => {
    if (page.canonical !== page.address) return undefined;
    const nodes = describe(page, addressOf(page.address), { ...options, t, addressOf });
    return nodes.length === 0 ? undefined : jsonLd(nodes);
  };
}
