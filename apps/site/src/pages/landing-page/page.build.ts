import type { LandingPageName } from '@waypage/content/landing-pages';
import { breadcrumbList, faqPage } from '@waypage/content/structured-data';
import { objectScene } from '#build/assets/open-graph/object-scene.ts';
import type { PageBuild } from '#build/page-build.ts';
import { landingContent } from './landing-content.ts';

export default {
  structuredData({ t, locale, id, url, homeCrumb }) {
    const questions = landingContent(id).questions.map(({ question, answer }) => ({
      question: t(question),
      answer: t(answer),
    }));
    return [
      breadcrumbList([homeCrumb, { name: t(`landing-${id as LandingPageName}:title`), url }]),
      faqPage(url, locale, questions),
    ];
  },
  shareImage(parts, id) {
    const [type] = landingContent(id).types;
    if (!type) throw new Error(`[site] The landing page "${id}" has no kind of code.`);
    return objectScene(parts, {
      title: parts.t(`landing-${id as LandingPageName}:title`),
      sampleId: type.sampleId,
      isPageless: type.isPageless,
    });
  },
} satisfies PageBuild;
