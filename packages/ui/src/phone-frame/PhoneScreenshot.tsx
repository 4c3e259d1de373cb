'use client';
import { useState, type ReactNode } from 'react';
import { PhoneFrame, type PhoneFrameProps } from './PhoneFrame.js';
import { Fallback } from './PhoneScreenshot.styles.js';
import { arrive, ask, askFirst, fail, stackOf } from './screenshot-layers.js';
import { ScreenshotImage } from './ScreenshotImage.js';

export interface PhoneScreenshotProps extends Omit<PhoneFrameProps, 'children' | 'label'> {
  /** URL of the screenshot, 360 × 720 px. Without it, the fallback is shown. */
  src?: string | undefined;
  /** Text alternative of the screenshot; names the phone while there is none. */
  alt: string;
  /**
   * Whether the image loads at once or when the phone comes near the viewport. Use `eager` above the fold. `lazy` by
   * default.
   */
  loading?: 'lazy' | 'eager';
  /** Content of the screen while `src` is not set and if the image fails to load. By default the screen is empty. */
  fallback?: ReactNode;
}

/**
 * A phone with a screenshot. Its space is reserved from the start.
 *
 * When `src` changes, the old image stays until the new one has loaded and faded in over it.
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
          onArrive={() => setLayers((now) => arrive(now, key))}
          onFail={() => setLayers((now) => fail(now, key))}
        />
      ))}
      {stack.length === 0 && <Fallback>{fallback}</Fallback>}
    </PhoneFrame>
  );
}
