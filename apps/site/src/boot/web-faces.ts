import { isFirstView } from './first-view.ts';

/** A web face as the boot script loads it. */
export interface WebFace {
  readonly family: string;
  readonly url: string;
  readonly descriptors: FontFaceDescriptors;
}

// The build fills in the faces.
declare const __WEB_FACES__: readonly WebFace[];

/**
 * Adds the web faces, both in one step when both are there; until then fallback faces of the same
 * measures show. Where one cannot be loaded, they stay.
 */
export async function addWebFaces(): Promise<void> {
  const faces = __WEB_FACES__.map(
    ({ family, url, descriptors }) => new FontFace(family, `url(${url})`, descriptors),
  );
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}

/** Whether the visitor has just seen another page of the site, so that the faces are at hand. */
export function hasWebFacesAtHand(): boolean {
  return !isFirstView() || document.referrer.startsWith(`${location.origin}/`);
}
