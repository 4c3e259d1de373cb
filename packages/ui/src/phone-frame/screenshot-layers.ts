/** One URL that was asked for. Asked for again, it is another layer. */
export interface ScreenshotLayer {
  readonly key: number;
  readonly src: string;
}

/** What lies on the screen of a phone. */
export interface ScreenshotLayers {
  /** What was asked for last. */
  readonly src: string | undefined;
  /** Key of the next layer. */
  readonly nextKey: number;
  /** Asked for, not yet there. */
  readonly coming?: ScreenshotLayer;
  /** The newest that is there. */
  readonly shown?: ScreenshotLayer;
  /** The one before, for as long as the newest fades in over it. */
  readonly behind?: ScreenshotLayer;
}

/** Nothing there yet. */
export function askFirst(src: string | undefined): ScreenshotLayers {
  return ask({ src: undefined, nextKey: 0 }, src);
}

/** Another URL: what is shown stays until it has come; without one, nothing is shown. */
export function ask(layers: ScreenshotLayers, src: string | undefined): ScreenshotLayers {
  const { nextKey, shown } = layers;
  if (src === undefined) return { src, nextKey };
  return {
    src,
    nextKey: nextKey + 1,
    coming: { key: nextKey, src },
    ...(shown && { shown }),
  };
}

/** An image has come; one that is no longer asked for changes nothing. */
export function arrive(layers: ScreenshotLayers, key: number): ScreenshotLayers {
  const { src, nextKey, coming, shown } = layers;
  if (coming?.key !== key) return layers;
  return { src, nextKey, shown: coming, ...(shown && { behind: shown }) };
}

/** An image cannot be loaded: nothing is shown, not even the one before, which means something else. */
export function fail(layers: ScreenshotLayers, key: number): ScreenshotLayers {
  const { src, nextKey, coming } = layers;
  return coming?.key === key ? { src, nextKey } : layers;
}

/** From the lowest to the highest; none where the fallback is to be shown. */
export function stackOf({ behind, shown, coming }: ScreenshotLayers): readonly ScreenshotLayer[] {
  return [coming ? undefined : behind, shown, coming].filter((layer) => layer !== undefined);
}
