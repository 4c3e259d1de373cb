'use client';
import { useState, type ReactNode } from 'react';
import { PhoneFrame, type PhoneFrameProps } from './PhoneFrame.js';
import { Fallback } from './PhoneScreenshot.styles.js';
import { arrive, ask, askFirst, fail, stackOf } from './screenshot-layers.js';
import { ScreenshotImage } from './ScreenshotImage.js';

export interface PhoneScreenshotProps extends Omit<PhoneFrameProps, 'children' | 'label'> {
  /** URL of the screenshot, 360 × 720 px. Without one, the fallback is shown. */
  src?: string | undefined;
  /** What the screenshot shows; names the phone while there is none. */
  alt: string;
  /**
   * Whether the image is asked for at once or when the phone comes near the window. Give `eager` to one that
   * the first view shows. `lazy` by default.
   */
  loading?: 'lazy' | 'eager';
  /**
   * On the screen while there is no URL and where it cannot be loaded. The screen alone by
   * default.
   */
  fallback?: ReactNode;
}

/**
 * A phone with a screenshot, loaded when it comes near the window or at once. Its room is kept from the start.
 *
 * When `src` changes, the old image stays until the new one is there and fades in over it.
 */
export function PhoneScreenshot({
  src,
  alt,
  loading = 'lazy',
  fallback,
  ...rest
}: PhoneScreenshotProps) {
  const [layers, setLayers] = useState(() => askFirst(src));
  if (layers.src !== src) setLayers(ask(layers, src));
  const stack = stackOf(layers);
  return (
    <PhoneFrame {...rest} label={stack.length === 0 ? alt : undefined}>
      {stack.map(({ key, src: url }, index) => (
        <ScreenshotImage
          key={key}
          src={url}
          alt={index === stack.length - 1 ? alt : ''}
          loading={loading}
          onArrive={() => {
            setLayers((now) => arrive(now, key));
          }}
          onFail={() => {
            setLayers((now) => fail(now, key));
          }}
        />
      ))}
      {stack.length === 0 && <Fallback>{fallback}</Fallback>}
    </PhoneFrame>
  );
}
