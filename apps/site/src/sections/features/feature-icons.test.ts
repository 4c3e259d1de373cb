import { FEATURES } from '@waypage/content/features';
import { expect, it } from 'vitest';
import { featureIcons } from './feature-icons.ts';

it('has an icon for every feature, and carries no other', () => {
  expect(Object.keys(featureIcons).sort()).toEqual(FEATURES.map(({ icon }) => icon).sort());
});
