import { readHostUrl, addQuery, type Query, mistake, encode } from './url.js';
import { imageUrl, pageScreenshotUrl } from './images.js';

/** URLs of the linked hosts, with or without trailing slashes. */
export interface LinkHosts {
  appHost: string;
  /** The public site itself. */
  marketingHost: string;
  qrGeneratorHost: string;
  studioHost: string;
  /** Host of claimed URLs. @default appHost */
  shortUrlHost?: string | undefined;
  /** URL of the shop, with or without path and query. */
  shopUrl: string;
  /** Language of the pages that the links open, named as `lang` in their query. @default none, so each page decides */
  lang?: string | undefined;
}

/** Billing period of a plan. */
export type BillingPeriod = 'monthly' | 'annual';

/**
 * All URLs on other hosts, with `lang={lang}` where a language is given. The functions are pure. They throw a `TypeError` for a path segment `.` or `..`, which
 * browsers would resolve.
 */
export interface Links {
  /** Front page of the app, for signed-in visitors: `{appHost}/` */
  account(): string;
  /** `{appHost}/sign-in` */
  signIn(): string;
  /** `{appHost}/sign-up` */
  signUp(): string;
  /** `{appHost}/ql/{qrType}/{path}/claim` */
  claim(qrType: string, path: string): string;
  /**
   * `{appHost}/ql/{qrType}/new`, with `?template={templateId}` unless the template is `scratch` or the type has no
   * page.
   */
  newPage(qrType: string, templateId?: string): string;
  /**
   * `{appHost}/plans/buy/{plan}?nxtPtype={plan}`, where plan is `{planId}` for monthly and `{planId}_annual` for annual
   * billing. The free plan has no annual billing.
   */
  buy(planId: string, period: BillingPeriod): string;
  /** The free plan, linked by the closing call to action: `{appHost}/plans/buy/free` */
  freePlan(): string;
  /** A claimed URL: `{shortUrlHost}/{path}` */
  shortUrl(path: string): string;
  /** A sample page: `{marketingHost}/sample/{qrType}/{templateId}` */
  sample(qrType: string, templateId: string): string;
  /** Image of a reference on the app host, see {@link imageUrl}; undefined for an invalid reference. */
  image(reference: string): string | undefined;
  /** Screenshot of a page, see {@link pageScreenshotUrl}. */
  pageScreenshot(id: string): string;
  /** `{qrGeneratorHost}/templates` */
  templates(): string;
  /** `{qrGeneratorHost}/qr-code/builder`, with `?data={data}` if there is data to encode. */
  builder(data?: string): string;
  /** The builder to embed in a frame, in the dark theme: `…/qr-code/builder?embed=1&theme=dark&data={data}` */
  embeddedBuilder(data: string): string;
  /** `{studioHost}/studio` */
  studio(): string;
  /** The configured shop. */
  shop(): string;
  /** The shop as linked by "See More" of the store strip, with `pp=shop`. */
  storefront(): string;
  /** A product in the shop, for products without a URL of their own: `pp=shop&product={id}`. */
  product(id: string): string;
}

const BLANK_TEMPLATE = 'scratch';
const PAGELESS_TYPE = /^(short-url|google-review)$/;
const FREE_PLAN = 'free';
const STOREFRONT = { pp: 'shop' };

/**
 * Creates the links for a set of hosts. Path segments and query values are encoded; lone surrogates become U+FFFD.
 *
 * @throws {TypeError} when a host is not an absolute http(s) URL.
 */
export function createLinks(hosts: LinkHosts): Links {
  const app = readHostUrl('appHost', hosts.appHost);
  const marketing = readHostUrl('marketingHost', hosts.marketingHost);
  const generator = readHostUrl('qrGeneratorHost', hosts.qrGeneratorHost);
  const studio = readHostUrl('studioHost', hosts.studioHost);
  const shortUrl = readHostUrl('shortUrlHost', hosts.shortUrlHost ?? app);
  const builder = `${generator}/qr-code/builder`;
  const { lang } = hosts;
  const open = (url: string, query?: Query): string => addQuery(url, { ...query, lang });
  const addToShop = (query?: Query): string =>
    hosts.shopUrl.replace(/^[^#]*/, (page) =>
      (/[?&]lang=/.test(page) ? addQuery : open)(page, { ...query }),
    );

  return {
    account: () => open(`${app}/`),
    signIn: () => open(`${app}/sign-in`),
    signUp: () => open(`${app}/sign-up`),
    claim: (qrType, path) => open(`${app}/ql/${segment(qrType)}/${segment(path)}/claim`),
    newPage(qrType, templateId = BLANK_TEMPLATE) {
      const isBlank = templateId === BLANK_TEMPLATE || PAGELESS_TYPE.test(qrType);
      return open(`${app}/ql/${segment(qrType)}/new`, {
        template: isBlank ? undefined : templateId,
      });
    },
    buy(planId, period) {
      const plan = period === 'annual' && planId !== FREE_PLAN ? `${planId}_annual` : planId;
      return open(`${app}/plans/buy/${segment(plan)}`, { nxtPtype: plan });
    },
    freePlan: () => open(`${app}/plans/buy/${FREE_PLAN}`),
    shortUrl: (path) => `${shortUrl}/${segment(path)}`,
    sample: (qrType, templateId) => `${marketing}/sample/${segment(qrType)}/${segment(templateId)}`,
    image: (reference) => imageUrl(app, reference),
    pageScreenshot: (id) => pageScreenshotUrl(app, id),
    templates: () => open(`${generator}/templates`),
    builder: (data) => open(builder, { data }),
    embeddedBuilder: (data) => addQuery(builder, { embed: 1, theme: 'dark', lang, data }),
    studio: () => open(`${studio}/studio`),
    shop: () => addToShop(),
    storefront: () => addToShop(STOREFRONT),
    product: (id) => addToShop({ ...STOREFRONT, product: id }),
  };
}

function segment(text: string): string {
  if (/^\.\.?$/.test(text)) throw mistake(`"${text}" is no segment`);
  return encode(text);
}
