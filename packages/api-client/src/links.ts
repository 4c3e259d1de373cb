import { readHostUrl } from './host-url.js';
import { addQuery, type Query } from './http/query.js';
import { imageUrl, pageScreenshotUrl } from './images.js';
import { mistake } from './mistake.js';
import { encode } from './url.js';

/** URLs of the hosts that are linked to; slashes at their ends do not matter. */
export interface LinkHosts {
  appHost: string;
  /** The public site itself. */
  marketingHost: string;
  qrGeneratorHost: string;
  studioHost: string;
  /** Host of a claimed URL. @default appHost */
  shortUrlHost?: string | undefined;
  /** The shop, with or without path and query. */
  shopUrl: string;
}

/** How a plan is paid. */
export type BillingPeriod = 'monthly' | 'annual';

/**
 * Every URL on another host. Pure functions of their input; a segment of a path that is `.` or `..`, which a browser
 * would resolve, is a `TypeError`.
 */
export interface Links {
  /** Front page of the app, for visitors who are signed in: `{appHost}/` */
  account(): string;
  /** `{appHost}/sign-in` */
  signIn(): string;
  /** `{appHost}/sign-up` */
  signUp(): string;
  /** `{appHost}/ql/{qrType}/{path}/claim` */
  claim(qrType: string, path: string): string;
  /**
   * `{appHost}/ql/{qrType}/new`, with `?template={templateId}` unless there is none to carry: the
   * template is `scratch` or the type has no page.
   */
  newPage(qrType: string, templateId?: string): string;
  /**
   * `{appHost}/plans/buy/{plan}?nxtPtype={plan}`, where plan is `{planId}` by the month and
   * `{planId}_annual` by the year; the free plan has no year.
   */
  buy(planId: string, period: BillingPeriod): string;
  /** The free plan from the closing call to action: `{appHost}/plans/buy/free` */
  freePlan(): string;
  /** A claimed URL: `{shortUrlHost}/{path}` */
  shortUrl(path: string): string;
  /** A sample page: `{marketingHost}/sample/{qrType}/{templateId}` */
  sample(qrType: string, templateId: string): string;
  /** The image of a reference on the app host, see {@link imageUrl}; undefined if there is none. */
  image(reference: string): string | undefined;
  /** The screenshot of a page, see {@link pageScreenshotUrl}. */
  pageScreenshot(id: string): string;
  /** `{qrGeneratorHost}/templates` */
  templates(): string;
  /** `{qrGeneratorHost}/qr-code/builder`, with `?data={data}` where there is something to encode already. */
  builder(data?: string): string;
  /** The builder for a frame, in the dark theme: `…/qr-code/builder?embed=1&theme=dark&data={data}` */
  embeddedBuilder(data: string): string;
  /** `{studioHost}/studio` */
  studio(): string;
  /** The shop as configured. */
  shop(): string;
  /** The shop from the store strip's "See More", with `pp=shop`. */
  storefront(): string;
  /** The shop at one of its products, where that has no URL of its own: `pp=shop&product={id}`. */
  product(id: string): string;
}

const BLANK_TEMPLATE = 'scratch';
const PAGELESS_TYPES: readonly string[] = ['short-url', 'google-review'];
const FREE_PLAN = 'free';
const STOREFRONT = { pp: 'shop' };

/**
 * Creates the URLs for a set of hosts. Path segments and query values are encoded, halves of surrogate pairs as
 * U+FFFD.
 *
 * @throws {TypeError} when a host is no absolute http(s) URL.
 */
export function createLinks(hosts: LinkHosts): Links {
  const app = readHostUrl('appHost', hosts.appHost);
  const marketing = readHostUrl('marketingHost', hosts.marketingHost);
  const generator = readHostUrl('qrGeneratorHost', hosts.qrGeneratorHost);
  const studio = readHostUrl('studioHost', hosts.studioHost);
  const shortUrl = readHostUrl('shortUrlHost', hosts.shortUrlHost ?? app);
  const builder = `${generator}/qr-code/builder`;
  const addToShop = (query: Query): string =>
    hosts.shopUrl.replace(/^[^#]*/, (page) => addQuery(page, query));

  return {
    account: () => `${app}/`,
    signIn: () => `${app}/sign-in`,
    signUp: () => `${app}/sign-up`,
    claim: (qrType, path) => `${app}/ql/${segment(qrType)}/${segment(path)}/claim`,
    newPage(qrType, templateId = BLANK_TEMPLATE) {
      const url = `${app}/ql/${segment(qrType)}/new`;
      return templateId === BLANK_TEMPLATE || PAGELESS_TYPES.includes(qrType)
        ? url
        : addQuery(url, { template: templateId });
    },
    buy(planId, period) {
      const plan = segment(
        period === 'annual' && planId !== FREE_PLAN ? `${planId}_annual` : planId,
      );
      return `${app}/plans/buy/${plan}?nxtPtype=${plan}`;
    },
    freePlan: () => `${app}/plans/buy/${FREE_PLAN}`,
    shortUrl: (path) => `${shortUrl}/${segment(path)}`,
    sample: (qrType, templateId) => `${marketing}/sample/${segment(qrType)}/${segment(templateId)}`,
    image: (reference) => imageUrl(app, reference),
    pageScreenshot: (id) => pageScreenshotUrl(app, id),
    templates: () => `${generator}/templates`,
    builder: (data) => addQuery(builder, { data }),
    embeddedBuilder: (data) => addQuery(builder, { embed: 1, theme: 'dark', data }),
    studio: () => `${studio}/studio`,
    shop: () => hosts.shopUrl,
    storefront: () => addToShop(STOREFRONT),
    product: (id) => addToShop({ ...STOREFRONT, product: id }),
  };
}

function segment(text: string): string {
  if (/^\.\.?$/.test(text)) {
    throw mistake(`"${text}" is no segment of a path`);
  }
  return encode(text);
}
