import { getSolution, type SolutionId } from '@waypage/content/solutions';
import { breadcrumbList, faqPage } from '@waypage/content/structured-data';
import { PHONE, sampleTag, stockColour } from '#build/assets/open-graph/details.ts';
import { beam, box, lay } from '#build/assets/open-graph/parts.ts';
import type { Scene, SceneParts } from '#build/assets/open-graph/scene.ts';
import type { PageBuild, StructuredDataParts } from '#build/page-build.ts';
import { objectOf, placeOf } from '#components/printed-object/find-object.ts';

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

const OBJECT_ROOM = { middle: 735, width: 286, height: 424 };

async function shareImage(parts: SceneParts, id: string): Promise<Scene> {
  const { t } = parts;
  const solution = getSolution(id as SolutionId);
  const object = objectOf(solution.sampleId);
  const [width, height] = object.size;
  const scale = Math.min(OBJECT_ROOM.width / width, OBJECT_ROOM.height / height);
  const place = placeOf(object, 'stage');
  const x = OBJECT_ROOM.middle - (width * scale) / 2;
  const y = 315 - (height * scale) / 2;
  const beamAt = y + ((place.beam - place.top) * width * scale) / place.width;
  const body = [
    box(stockColour(object.stock), 0, 0, 1200, 630),
    lay(await parts.object(object.id), {
      x,
      y,
      width: width * scale,
      tilt: place.tilt,
      isBracketed: true,
    }),
    beam(OBJECT_ROOM.middle - OBJECT_ROOM.width / 2 - 22, Math.round(beamAt)),
    parts.phone(solution.sampleId, PHONE),
    sampleTag(t(solution.isPageless ? 'solution:sampleLink' : 'solution:samplePage'), 576),
  ];
  return { title: t(solution.messages.hero.title), room: 482, body };
}

export default { structuredData, shareImage } satisfies PageBuild;
