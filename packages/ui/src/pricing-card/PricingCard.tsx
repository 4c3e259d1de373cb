'use client';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useUniqueId } from '../internal/useUniqueId.js';
import { Heading, type HeadingLevel } from '../text/index.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import * as css from './PricingCard.styles.js';
import { RollingFigure } from './RollingFigure.js';

/** A price, already formatted in the visitor's language. */
export interface PlanPrice {
  /** For example `$`. */
  readonly currencySign: string;
  /** The number with its separators, without the sign: `90`. Its digits roll when it changes. */
  readonly amount: string;
}

/** A sale, whose price is the `price` of the card. */
export interface PlanSale {
  /** Name of the sale, in `data-sale` and `data-after-sale`. */
  readonly id: string;
  /** The price to strike, with its currency: the lowest of the thirty days before. */
  readonly previousPrice: string;
  /** In place of the tagline. Until when, and what is struck: "Until 31 December. Lowest price of the 30 days before: $9". */
  readonly note: ReactNode;
  /** The price after the sale. It is in the markup too, for a page that is read after the sale: hide one by a style. */
  readonly priceAfter?: PlanPrice;
}

export interface PricingCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Name of the plan; heading of the card. */
  name: string;
  /** Heading level of the name. */
  headingLevel: HeadingLevel;
  /** Price of the plan. */
  price: PlanPrice;
  /** The sale that the price belongs to. */
  sale?: PlanSale | undefined;
  /**
   * Side of the amount on which the language writes the currency sign.
   *
   * @default 'before'
   */
  currencyPosition?: 'before' | 'after' | undefined;
  /** Billing period of the price: "a month". */
  period: string;
  /** The target group of the plan, or what it saves. From 768 px it has room for two lines. */
  tagline: ReactNode;
  /** The call to action: a `<Button fullWidth>`, primary only on the recommended card. */
  action: ReactNode;
  /** The features of the plan, one entry per row. */
  features: readonly ReactNode[];
  /** Accessible name of the list of features. */
  featuresLabel: string;
  /** Label of the stamp. A card with it is the recommended one and has inverted colors. */
  recommendedLabel?: string | undefined;
}

/**
 * A plan of a `<PricingGrid>`.
 *
 * Screen readers read the price as one text; the rolling digits are hidden from them.
 */
export function PricingCard({
  name,
  headingLevel,
  price,
  sale,
  currencyPosition = 'before',
  period,
  tagline,
  action,
  features,
  featuresLabel,
  recommendedLabel,
  ...rest
}: PricingCardProps) {
  const nameId = useUniqueId();
  const signFirst = currencyPosition === 'before';
  const figure = ({ currencySign, amount }: PlanPrice) => (
    <>
      <VisuallyHidden>
        {`${signFirst ? currencySign + amount : `${amount}\u00A0${currencySign}`} ${period}`}
      </VisuallyHidden>
      <css.Figure aria-hidden="true">
        {signFirst && <css.Sign>{currencySign}</css.Sign>}
        <RollingFigure text={amount} />
        {!signFirst && <css.Sign>{currencySign}</css.Sign>}
      </css.Figure>
      <css.Period aria-hidden="true">{period}</css.Period>
    </>
  );
  return (
    <css.Card
      aria-labelledby={nameId}
      {...rest}
      data-recommended={recommendedLabel === undefined ? undefined : ''}
    >
      <css.Head>
        <Heading level={headingLevel} variant="h3Plan" id={nameId} translate="no">
          {name}
        </Heading>
        {recommendedLabel !== undefined && <css.Stamp>{recommendedLabel}</css.Stamp>}
      </css.Head>
      <css.Price data-sale={sale?.id}>
        {figure(price)}
        {sale && <s aria-hidden="true">{sale.previousPrice}</s>}
      </css.Price>
      {sale?.priceAfter && (
        <css.Price data-after-sale={sale.id}>{figure(sale.priceAfter)}</css.Price>
      )}
      {sale && <css.Tagline data-sale={sale.id}>{sale.note}</css.Tagline>}
      {(!sale || sale.priceAfter) && (
        <css.Tagline data-after-sale={sale?.id}>{tagline}</css.Tagline>
      )}
      <css.Action>{action}</css.Action>
      <PlanFeatures features={features} label={featuresLabel} />
    </css.Card>
  );
}

export type PricingGridProps = ComponentPropsWithRef<'div'>;

/**
 * Plans side by side in the style of a tear-off ticket; its children are `<PricingCard>`s.
 *
 * Four in a row if there is room, as from 1280 px; two by two, as from 768 px; stacked below.
 */
export function PricingGrid({ children, ...rest }: PricingGridProps) {
  return (
    <css.Room {...rest}>
      <css.Cards>{children}</css.Cards>
    </css.Room>
  );
}

interface PlanFeaturesProps {
  readonly features: readonly ReactNode[];
  readonly label: string;
}

function isSame(before: PlanFeaturesProps, after: PlanFeaturesProps): boolean {
  return (
    before.label === after.label &&
    before.features.length === after.features.length &&
    before.features.every((feature, index) => feature === after.features[index])
  );
}

/** Most of a card, and independent of its price: memoized, so that switching the billing period does not render it. */
const PlanFeatures = memo(function PlanFeatures({ features, label }: PlanFeaturesProps) {
  return (
    <css.Features role="list" aria-label={label}>
      {features.map((feature, index) => (
        <li key={index}>{feature}</li>
      ))}
    </css.Features>
  );
}, isSame);
