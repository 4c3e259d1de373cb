import { formatNumber, type Locale } from '@waypage/content';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import type { Product } from '@waypage/api-client';
import { linksIn } from '#services/links.ts';

/**
 * The copy of a product (docs/product.md, section 3): the price is `unit_amount` / 100 with two decimals, the currency
 * is upper case, and the first discount counts. A discount with a minimum order is mentioned but not subtracted,
 * because the price is that of one.
 */
export function productView(
  { id, name, images, defaultPrice, discounts, url }: Product,
  t: TFunction<['store']>,
  locale: Locale,
) {
  const format = (cents: number): string => formatNumber(cents / 100, locale, 2);
  const { unit_amount: amount, currency } = defaultPrice;
  const product = {
    id,
    name,
    image: images[0],
    href: url ?? linksIn(locale).product(id),
    /** Without currency: "28.90". */
    price: format(amount),
    currency: currency.toUpperCase(),
    oldPrice: undefined,
    discount: undefined,
  };
  const [discount] = discounts;
  if (!discount) return product;
  const percent = formatNumber(discount.percent_off, locale);
  if (discount.over) {
    const over = formatNumber(discount.over, locale);
    return { ...product, discount: t('store:discountOver', { percent, over }) };
  }
  return {
    ...product,
    price: format(Math.round((amount * (100 - discount.percent_off)) / 100)),
    oldPrice: format(amount),
    discount: t('store:discount', { percent }),
  };
}
