/** A requested URL. The same URL requested again is another layer. */
export interface ScreenshotLayer {
  readonly key: number;
  readonly src: string;
}

export interface ScreenshotLayers {
  readonly src: string | undefined;
  readonly nextKey: number;
  readonly coming?: ScreenshotLayer;
  readonly shown?: ScreenshotLayer;
  /** The one before, while the newest fades in over it. */
  readonly behind?: ScreenshotLayer;
}

export function askFirst(src: string | undefined): ScreenshotLayers {
  return ask({ src: undefined, nextKey: 0 }, src);
}

/** Requests another URL: the shown image stays until the new one has loaded; without a URL nothing is shown. */
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

export function arrive(layers: ScreenshotLayers, key: number): ScreenshotLayers {
  const { src, nextKey, coming, shown } = layers;
  if (coming?.key !== key) return layers;
  return { src, nextKey, shown: coming, ...(shown && { behind: shown }) };
}

/** Marks an image as failed: nothing is shown, not even the one before, which shows something else. */
export function fail(layers: ScreenshotLayers, key: number): ScreenshotLayers {
  const { src, nextKey, coming } = layers;
  return coming?.key === key ? { src, nextKey } : layers;
}

/** Returns the layers from bottom to top; empty if the fallback is to be shown. */
export function stackOf({ behind, shown, coming }: ScreenshotLayers): readonly ScreenshotLayer[] {
  return [coming ? undefined : behind, shown, coming].filter((layer) => layer !== undefined);
}
