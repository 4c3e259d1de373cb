import { isFirstView } from './first-view.ts';

/** A web face as the boot script loads it. */
export interface WebFace {
  readonly family: string;
  readonly url: string;
  readonly descriptors: FontFaceDescriptors;
}

// The build fills in the faces, and the address of the module that keeps the lines.
declare const __WEB_FACES__: readonly WebFace[];
declare const __KEEP_LINES__: string;

type LineKeeper = typeof import('./keep-lines.ts');

/**
 * Adds the web faces, both in one step when both are there; until then fallback faces of the same
 * measures show. Where one cannot be loaded, they stay. On a page that has been painted no text gets a line more or less.
 */
export async function addWebFaces(): Promise<void> {
  const faces = __WEB_FACES__.map(
    ({ family, url, descriptors }) => new FontFace(family, `url(${url})`, descriptors),
  );
  const [keeper] = await Promise.allSettled([
    import(/* @vite-ignore */ __KEEP_LINES__) as Promise<LineKeeper>,
    ...faces.map((face) => face.load()),
  ]);
  function add(): void {
    for (const face of faces) document.fonts.add(face);
  }
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (isPainted && keeper.status === 'fulfilled') keeper.value.keepLines(document.body, add);
  else add();
}

/** Whether the visitor has just seen another page of the site, so that the faces are at hand. */
export function hasWebFacesAtHand(): boolean {
  return !isFirstView() || document.referrer.startsWith(`${location.origin}/`);
}
