import { getSolution, type SolutionId } from '@waypage/content/solutions';
import { breadcrumbList, faqPage } from '@waypage/content/structured-data';
import { objectScene } from '#build/assets/open-graph/object-scene.ts';
import type { Scene, SceneParts } from '#build/assets/open-graph/scene.ts';
import type { PageBuild, StructuredDataParts } from '#build/page-build.ts';

function structuredData({ t, locale, id, url, front, urlOf }: StructuredDataParts): object[] {
  const { name, messages } = getSolution(id as SolutionId);
  return [
    breadcrumbList([
      front,
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
}

function shareImage(parts: SceneParts, id: string): Promise<Scene> {
  const { messages, sampleId, isPageless } = getSolution(id as SolutionId);
  return objectScene(parts, { title: parts.t(messages.hero.title), sampleId, isPageless });
}

export default { structuredData, shareImage } satisfies PageBuild;
