'use client';
import { memo, type ReactNode } from 'react';
import { CheckIcon } from '../icons/index.js';
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
        <li key={index}>
          <CheckIcon size={18} strokeWidth={2.25} />
          <span>{feature}</span>
        </li>
      ))}
    </Features>
  );
}, isSame);
