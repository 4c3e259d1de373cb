import type { SampleId } from '@waypage/content/samples';
import { objectOf, placementOf } from '#components/printed-object/find-object.ts';
import { PHONE, sampleTag, stockColor } from './details.ts';
import { beam, box, drawAt } from './parts.ts';
import type { Scene, SceneParts } from './scene.ts';

const OBJECT_ROOM = { middle: 735, width: 286, height: 424 };

export interface ObjectSceneInput {
  readonly title: string;
  readonly sampleId: SampleId;
  readonly isPageless: boolean;
}

/** A printed object under the beam of a phone that shows its page. */
export async function objectScene(
  parts: SceneParts,
  { title, sampleId, isPageless }: ObjectSceneInput,
): Promise<Scene> {
  const object = objectOf(sampleId);
  const [width, height] = object.size;
  const scale = Math.min(OBJECT_ROOM.width / width, OBJECT_ROOM.height / height);
  const placement = placementOf(object, 'stage');
  const x = OBJECT_ROOM.middle - (width * scale) / 2;
  const y = 315 - (height * scale) / 2;
  const beamAt = y + ((placement.beam - placement.top) * width * scale) / placement.width;
  const body = [
    box(stockColor(object.stock), 0, 0, 1200, 630),
    drawAt(await parts.object(object.id), {
      x,
      y,
      width: width * scale,
      tilt: placement.tilt,
      isBracketed: true,
    }),
    beam(OBJECT_ROOM.middle - OBJECT_ROOM.width / 2 - 22, Math.round(beamAt)),
    parts.phone(sampleId, PHONE),
    sampleTag(parts.t(isPageless ? 'solution:sampleLink' : 'solution:samplePage'), 576),
  ];
  return { title, room: 482, body };
}
