import { getSolution, type SolutionId } from '@waypage/content/solutions';
import { breadcrumbList, faqPage } from '@waypage/content/structured-data';
import { objectScene } from '#build/assets/open-graph/object-scene.ts';
import type { PageBuild } from '#build/page-build.ts';

export default {
  structuredData({ t, locale, id, url, homeCrumb, urlOf }) {
    const { name, messages } = getSolution(id as SolutionId);
    return [
      breadcrumbList([
        homeCrumb,
        { name: t('solution:smartPages'), url: urlOf('/solutions') },
        { name: t(name), url },
      ]),
      faqPage(
        url,
        locale,
        messages.questions.items.map(({ question, answer }) => ({
          question: t(question),
          answer: t(answer),
        })),
      ),
    ];
  },
  shareImage(parts, id) {
    const { messages, sampleId, isPageless } = getSolution(id as SolutionId);
    return objectScene(parts, { title: parts.t(messages.hero.title), sampleId, isPageless });
  },
} satisfies PageBuild;
