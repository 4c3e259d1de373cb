import { expect, it } from 'vitest';
import { plansAround, withPlan } from './ComparedPlans.tsx';

it('a phone compares the found plan with another', () => {
  expect(plansAround('premium')).toEqual(['business', 'premium']);
  expect(plansAround('basic')).toEqual(['free', 'basic']);
  expect(plansAround('free')).toEqual(['free', 'basic']);
  expect(plansAround(undefined)).toEqual(['free', 'basic']);
});

it('two different plans are always compared', () => {
  expect(withPlan(['free', 'basic'], 0, 'premium')).toEqual(['premium', 'basic']);
  expect(withPlan(['free', 'basic'], 1, 'premium')).toEqual(['free', 'premium']);
  expect(withPlan(['free', 'basic'], 0, 'basic')).toEqual(['basic', 'free']);
  expect(withPlan(['free', 'basic'], 1, 'free')).toEqual(['basic', 'free']);
});
