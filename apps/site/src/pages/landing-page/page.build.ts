import { FAQ_ITEMS } from '@waypage/content/faq';
import { LANDING_PAGES, type LandingPageName } from '@waypage/content/landing-pages';
import { PAGE_TYPES } from '@waypage/content/page-types';
import { breadcrumbList, faqPage } from '@waypage/content/structured-data';
import { objectScene } from '#build/assets/open-graph/object-scene.ts';
import type { PageBuild } from '#build/page-build.ts';

const pageOf = (id: string) => LANDING_PAGES.find(({ name }) => name === id);

export default {
  structuredData({ t, locale, id, url, front }) {
    const name = id as LandingPageName;
    const own = (['first', 'second'] as const).map((order) => ({
      question: t(`landing-${name}:questions.${order}.question`),
      answer: t(`landing-${name}:questions.${order}.answer`),
    }));
    const shared = FAQ_ITEMS.filter((item) => pageOf(id)?.questions.includes(item.id)).map(
      ({ question, answer }) => ({ question: t(question), answer: t(answer) }),
    );
    return [
      breadcrumbList([front, { name: t(`landing-${name}:title`), url }]),
      faqPage(url, locale, [...own, ...shared]),
    ];
  },
  shareImage(parts, id) {
    const [first] = pageOf(id)?.pageTypes ?? [];
    const type = PAGE_TYPES.find((one) => one.id === first);
    if (!type) throw new Error(`[site] The landing page "${id}" has no kind of code.`);
    return objectScene(parts, {
      title: parts.t(`landing-${id as LandingPageName}:title`),
      sampleId: type.sampleId,
      isPageless: type.isPageless,
    });
  },
} satisfies PageBuild;
