import type { Product } from '../endpoints/products.js';
import type { Report } from '../endpoints/report.js';

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}

/** Three products: one with a discount, one with the other form of image reference, one without image. */
export const products: readonly Product[] = deepFreeze<readonly Product[]>([
  {
    id: 'dog-tag',
    name: 'Dog tag',
    images: ['qr-products/dog-tag.webp', 'qr-products/dog-tag-back.webp'],
    qrId: 'dog-tag-01',
    defaultPrice: { unit_amount: 1490, currency: 'usd' },
    discounts: [{ percent_off: 10, over: 2 }, { percent_off: 20 }],
  },
  {
    id: 'table-sign',
    name: 'Table sign',
    images: ['https://qr-products.storage.waypage.example/signs/table-sign.webp'],
    qrId: 'table-sign-01',
    defaultPrice: { unit_amount: 2250, currency: 'usd' },
    discounts: [],
  },
  {
    id: 'label-roll',
    name: 'Roll of labels',
    images: [],
    qrId: '',
    defaultPrice: { unit_amount: 0, currency: 'eur' },
    discounts: [{ percent_off: 12.5 }],
  },
]);

/** A message as sent by the contact form. */
export const report: Report = deepFreeze<Report>({
  subject: 'A question about tags',
  content: {
    cause: 'contact',
    name: 'Ada Example',
    contactEmail: 'ada@mail.example',
    code: '',
    microSiteUrl: 'https://www.waypage.example/s/contact',
    message: 'Hello,\ndo the tags survive the sea?',
  },
});

/** Bodies of successful responses; each is valid by `openapi.yaml`. */
export const answers = deepFreeze({
  pathStatus: { free: { result: { available: true } }, taken: { result: { available: false } } },
  claimPath: { claimed: { result: { claimed: true } }, taken: { result: { claimed: false } } },
  fetchProducts: { some: { result: { items: products } }, none: { result: { items: [] } } },
  sendReport: {
    sent: { result: { success: true, message: 'The message was sent.' } },
    refused: { result: { success: false, message: ['The mail server is busy.', 'Try again.'] } },
  },
  solutionVisibility: { some: { product: true, playlist: false }, none: {} },
} as const satisfies Record<Operation, Record<string, unknown>>);

/** Bodies that are valid JSON with one value of a wrong type each. */
export const mistypedAnswers = deepFreeze<Readonly<Record<Operation, unknown>>>({
  pathStatus: { result: { available: 'true' } },
  claimPath: { result: { claimed: 'true' } },
  fetchProducts: {
    result: {
      items: [{ ...products[0], defaultPrice: { unit_amount: '14.90', currency: 'usd' } }],
    },
  },
  sendReport: { result: { success: 'true', message: '' } },
  solutionVisibility: { product: 'true' },
});

/** The calls that can be faked, by their names in `openapi.yaml`. */
export type Operation =
  | 'pathStatus'
  | 'claimPath'
  | 'fetchProducts'
  | 'sendReport'
  | 'solutionVisibility';

const URLS: Readonly<Record<Operation, RegExp>> = {
  pathStatus: /\/api\/qr-data\/[^/]+\/status$/,
  claimPath: /\/api\/qr-data\/[^/]+\/claim$/,
  fetchProducts: /\/api\/qr-products\/fetch$/,
  sendReport: /\/api\/ms\/send\/report\/email$/,
  solutionVisibility: /\.json$/,
};

export function pathOf(url: string): string {
  return url.replace(/[?#].*/s, '').replace(/^[a-z]+:\/\/[^/]*/i, '');
}

export function findOperation(url: string): Operation | undefined {
  return (Object.keys(URLS) as Operation[]).find((name) => URLS[name].test(pathOf(url)));
}
