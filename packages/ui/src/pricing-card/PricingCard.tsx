'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../text/index.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import { PlanFeatures } from './PlanFeatures.js';
import {
  Action,
  Figure,
  Head,
  Period,
  Price,
  Sign,
  Stamp,
  Card,
  Tagline,
} from './PricingCard.styles.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { RollingFigure } from './RollingFigure.js';

/** A price, already formatted in the visitor's language. */
export interface PlanPrice {
  /** For example `$`. */
  readonly currencySign: string;
  /** The number with its separators, without the sign: `90`. Its digits roll when it changes. */
  readonly amount: string;
}

export interface PricingCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Name of the plan; heading of the card. */
  name: string;
  /** Heading level of the name. */
  headingLevel: HeadingLevel;
  /** Price of the plan. */
  price: PlanPrice;
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
  price: { currencySign, amount },
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
  const price = signFirst ? `${currencySign}${amount}` : `${amount}\u00A0${currencySign}`;
  return (
    <Card
      aria-labelledby={nameId}
      {...rest}
      data-recommended={recommendedLabel === undefined ? undefined : ''}
    >
      <Head>
        <Heading level={headingLevel} variant="h3Plan" id={nameId} translate="no">
          {name}
        </Heading>
        {recommendedLabel !== undefined && <Stamp>{recommendedLabel}</Stamp>}
      </Head>
      <Price>
        <VisuallyHidden>{`${price} ${period}`}</VisuallyHidden>
        <Figure aria-hidden="true">
          {signFirst && <Sign>{currencySign}</Sign>}
          <RollingFigure text={amount} />
          {!signFirst && <Sign>{currencySign}</Sign>}
        </Figure>
        <Period aria-hidden="true">{period}</Period>
      </Price>
      <Tagline>{tagline}</Tagline>
      <Action>{action}</Action>
      <PlanFeatures features={features} label={featuresLabel} />
    </Card>
  );
}
