import { PAGE_TYPES } from '@waypage/content/page-types';
import { describe, expect, it } from 'vitest';
import { newPageLike } from '#features/sample-preview/sample-urls.ts';
import { viewPageType } from './page-types-view.ts';

describe('the page types', () => {
  it('lead to their solution and to where one is made', () => {
    const views = PAGE_TYPES.map(viewPageType);
    expect(
      views.map(({ solutionPath, sample }) => [solutionPath, newPageLike(sample, 'en')]),
    ).toEqual(
      [
        ['vcard-plus', 'vcard-plus/new?template=vcard-white'],
        ['website', 'short-url/new'],
        ['google-review', 'google-review/new'],
        ['business-page', 'business/new?template=business-realtor'],
        ['link-in-bio', 'link-in-bio/new?template=link-photo'],
        ['gallery', 'gallery/new?template=gallery-wall'],
        ['pdf', 'pdf/new?template=pdf-manual'],
        ['pet-id', 'pet-id/new?template=pet-dog'],
        ['catalog', 'catalog/new?template=sales-menu'],
        ['smart-label', 'smart-label/new?template=label-food'],
        ['inventory', 'inventory/new?template=inventory-tool'],
        ['coupon', 'coupon/new?template=coupon-two-for-one'],
        ['video', 'video/new?template=video-how-to'],
        ['playlist', 'audio/new?template=audio-episode'],
      ].map(([solution, create]) => [
        `/solutions/${String(solution)}`,
        `https://app.waypage.example/ql/${String(create)}`,
      ]),
    );
  });

  it('show a sample of their own type, tagged as a link where there is no page', () => {
    for (const { pageType, sample, tag } of PAGE_TYPES.map(viewPageType)) {
      expect(sample.qrType).toBe(pageType.id);
      expect(tag === 'page-types:sampleLink').toBe(pageType.isPageless);
    }
  });
});
