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

/** A price, already written in the visitor's language. */
export interface PlanPrice {
  /** `$`, say. */
  readonly currencySign: string;
  /** The number with its separators, without the sign: `90`. Its figures roll when it changes. */
  readonly amount: string;
}

export interface PricingCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Name of the plan, the heading of the card. */
  name: string;
  /** Level of the name in the document's outline. */
  headingLevel: HeadingLevel;
  /** What the plan costs. */
  price: PlanPrice;
  /**
   * Side of the amount on which the language writes the currency sign.
   *
   * @default 'before'
   */
  currencyPosition?: 'before' | 'after' | undefined;
  /** What the price is for: "a month". */
  period: string;
  /** For whom the plan is, or what it saves. From 768 px it has room for two lines. */
  tagline: ReactNode;
  /** The way to the plan: a `<Button fullWidth>`, primary only on the recommended card. */
  action: ReactNode;
  /** What is in the plan, one entry per row. */
  features: readonly ReactNode[];
  /** Accessible name of the list of features. */
  featuresLabel: string;
  /** Words of the stamp. A card that has one is the recommended one and takes the inverse colours. */
  recommendedLabel?: string | undefined;
}

/**
 * One plan of a `<PricingGrid>`, a stub of its ticket.
 *
 * The price is read aloud as one text; the rolling figures are for the eye only.
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
