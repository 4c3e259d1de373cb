import type { PlanNeed } from '@waypage/content/pricing';
import { describe, expect, it } from 'vitest';
import { findPlan, type Requirements } from './find-plan.ts';

/**
 * The price list of docs/product.md (section 9, "Pricing"), transcribed by hand and searched differently: each
 * requirement names the first plan that meets it, and the most expensive of these plans is the answer.
 */
const firstWith: Readonly<Record<PlanNeed, number>> = {
  'place-and-device': 1,
  'branding-removal': 1,
  reports: 2,
  'own-domain': 3,
  bulk: 3,
  api: 3,
};

function decideByHand({ pages, shortUrls, users, needs }: Requirements): string {
  const order = ['free', 'basic', 'business', 'premium', 'write to us'];
  const byPages = [2, 50, 100, 500].filter((limit) => pages > limit).length;
  const byUrls = [10, 150, 500, 3000].filter((limit) => shortUrls > limit).length;
  const dearest = Math.max(byPages, byUrls, ...needs.map((need) => firstWith[need]));
  if (users === 1) return order[dearest] ?? '';
  // Only Business states a number of people: two or three.
  return users <= 3 && dearest <= 2 ? 'business' : 'write to us';
}

const NEEDS = Object.keys(firstWith) as PlanNeed[];
const NEED_SETS = Array.from({ length: 2 ** NEEDS.length }, (_, bits) =>
  NEEDS.filter((_need, index) => (bits >> index) % 2 === 1),
);
const grid = (end: number, step: number, limits: readonly number[]) => [
  ...new Set([
    ...Array.from({ length: end / step + 1 }, (_, index) => index * step),
    ...limits.flatMap((limit) => [limit - 1, limit, limit + 1]),
  ]),
];
const PAGES = grid(600, 25, [2, 50, 100, 500]);
const SHORT_URLS = grid(3500, 250, [10, 150, 500, 3000]);

describe('findPlan', () => {
  it('agrees with the prices for every combination', () => {
    const wrong: Requirements[] = [];
    let count = 0;
    for (const pages of PAGES) {
      for (const shortUrls of SHORT_URLS) {
        for (const users of [1, 2, 3, 4, 5]) {
          for (const needs of NEED_SETS) {
            const requirements = { pages, shortUrls, users, needs };
            const answer = findPlan(requirements);
            const found = answer.kind === 'fits' ? answer.plan.id : 'write to us';
            if (found !== decideByHand(requirements)) wrong.push(requirements);
            count += 1;
          }
        }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(count).toBe(PAGES.length * SHORT_URLS.length * 5 * 64);
  });

  const requirements: Requirements = { pages: 24, shortUrls: 40, users: 1, needs: [] };

  it('names the plan below’s limit and the next', () => {
    expect(findPlan(requirements)).toMatchObject({
      plan: { id: 'basic' },
      below: { plan: { id: 'free' }, shortfall: { kind: 'pages', limit: 2 } },
      next: { id: 'business' },
    });
    expect(findPlan({ ...requirements, needs: ['own-domain'] })).toMatchObject({
      plan: { id: 'premium' },
      below: { plan: { id: 'business' }, shortfall: { kind: 'need', need: 'own-domain' } },
      next: undefined,
    });
    expect(findPlan({ ...requirements, pages: 0, shortUrls: 0 })).toMatchObject({
      plan: { id: 'free' },
      below: undefined,
    });
  });

  it('distinguishes unavailable answers from unknown ones', () => {
    expect(findPlan({ ...requirements, pages: 700, shortUrls: 4000 })).toMatchObject({
      kind: 'none',
      plan: { id: 'premium' },
      shortfalls: [
        { kind: 'pages', limit: 500 },
        { kind: 'shortUrls', limit: 3000 },
      ],
    });
    expect(findPlan({ ...requirements, pages: 400, users: 2 })).toMatchObject({
      kind: 'unstated',
      shortfalls: [{ kind: 'users', limit: undefined }],
    });
    expect(findPlan({ ...requirements, pages: 700, users: 2 })).toMatchObject({ kind: 'none' });
  });
});
