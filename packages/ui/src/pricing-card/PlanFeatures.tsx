'use client';
import { memo, type ReactNode } from 'react';
import { Features } from './PricingCard.styles.js';

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
export const PlanFeatures = memo(function PlanFeatures({ features, label }: PlanFeaturesProps) {
  return (
    <Features role="list" aria-label={label}>
      {features.map((feature, index) => (
        <li key={index}>{feature}</li>
      ))}
    </Features>
  );
}, isSame);
