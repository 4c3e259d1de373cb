import { formatNumber } from '@waypage/content';
import { html } from 'hono/html';
import { PRODUCT_BUCKET, type Product } from '../products/products.ts';
import { renderLayout, type Html, renderNotice, pageLanguage } from './page.ts';

/** Formats a price in the language of the page: `14.90 USD` (docs/product.md, section 3, "Store product"). */
export function formatPrice(cents: number, currency: string): string {
  return `${formatAmount(cents)} ${currency.toUpperCase()}`;
}

function formatAmount(cents: number): string {
  return formatNumber(cents / 100, pageLanguage(), 2);
}

export function discount(cents: number, percentOff: number): number {
  return Math.round((cents * (100 - percentOff)) / 100);
}

export function renderShopPage(
  products: readonly Product[],
  passed: Readonly<Record<string, string>>,
): Html {
  const notice = renderNotice({
    title: 'Shop',
    text: 'Tags and signs. Goods and prices are samples, and nothing can be ordered.',
    passed,
  });
  return renderLayout(
    'Shop',
    html`${notice}
      <ul class="shelves">
        ${products.map(renderProduct)}
      </ul>`,
    'wide',
  );
}

function renderProduct({ id, name, defaultPrice, discounts }: Product): Html {
  const { unit_amount: cents, currency } = defaultPrice;
  const [reduction] = discounts;
  const price =
    reduction === undefined
      ? html`<b>${formatAmount(cents)}</b> ${currency.toUpperCase()}`
      : html`<s>${formatAmount(cents)}</s>
          <b>${formatAmount(discount(cents, reduction.percent_off))}</b> ${currency.toUpperCase()}
          <span class="reduction"
            >-${reduction.percent_off}${pageLanguage() === 'en' ? '' : '\u00a0'}%</span
          >`;
  return html`<li>
    <img
      src="/api/images/view/${PRODUCT_BUCKET}/${id}.webp"
      alt=""
      width="304"
      height="260"
      loading="lazy"
    />
    <div class="shelf-label">
      <h2>${name}</h2>
      <p class="price">${price}</p>
    </div>
  </li>`;
}
