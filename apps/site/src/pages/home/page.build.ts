import { FAQ_ITEMS } from '@waypage/content/faq';
import { getPlan, type PlanId } from '@waypage/content/pricing';
import { faqPage, organization, planProducts, webSite } from '@waypage/content/structured-data';
import { labelWithCode } from '#build/assets/open-graph/details.ts';
import { beam, box, MIST, PAPER_GROUND } from '#build/assets/open-graph/parts.ts';
import type { PageBuild } from '#build/page-build.ts';
import { imageFile } from '../share-image.ts';

export default {
  structuredData({ t, locale, marketingHost, links, url }) {
    const tagline = (id: PlanId) => t(getPlan(id).taglineMonthly);
    return [
      organization(marketingHost, `${marketingHost}/images/icons/icon-512.png`),
      webSite(marketingHost, locale, t('home:head.description')),
      ...planProducts({
        url,
        image: `${marketingHost}/images/og/${imageFile({ route: 'home' }, locale)}`,
        descriptions: {
          free: tagline('free'),
          basic: tagline('basic'),
          business: tagline('business'),
          premium: tagline('premium'),
        },
        buy: (planId, period) => links.buy(planId, period),
      }),
      faqPage(
        url,
        locale,
        FAQ_ITEMS.map(({ question, answer }) => ({ question: t(question), answer: t(answer) })),
      ),
    ];
  },
  /** The code opens the site and is large enough to be scanned from a chat. */
  shareImage({ t, siteUrl }) {
    return {
      title: `${t('hero:title.first')} ${t('hero:title.second')}`,
      room: 660,
      body: [
        PAPER_GROUND,
        box(MIST, 792, 0, 408, 630),
        labelWithCode(siteUrl, { x: 826, y: 142, side: 314, turn: 48 }),
        beam(760, 524),
      ],
    };
  },
} satisfies PageBuild;
