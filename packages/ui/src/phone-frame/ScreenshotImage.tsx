'use client';
import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../internal/useLatest.js';
import { Screenshot } from './PhoneScreenshot.styles.js';

export interface ScreenshotImageProps {
  readonly src: string;
  readonly alt: string;
  readonly loading: 'lazy' | 'eager';
  readonly onArrive: () => void;
  readonly onFail: () => void;
}

/**
 * One image of a `PhoneScreenshot`. For its fade a script hides it by an attribute, only before it has loaded: in the
 * server HTML it is visible.
 */
export function ScreenshotImage({ src, alt, loading, onArrive, onFail }: ScreenshotImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const handlers = useLatest({ onArrive, onFail });

  useLayoutEffect(() => {
    const image = ref.current;
    if (!image) return undefined;
    const settle = () => {
      delete image.dataset['waiting'];
      if (image.naturalWidth > 0) handlers.current.onArrive();
      else handlers.current.onFail();
    };
    if (image.complete) {
      settle();
      return undefined;
    }
    image.dataset['waiting'] = '';
    image.addEventListener('load', settle);
    image.addEventListener('error', settle);
    return () => {
      image.removeEventListener('load', settle);
      image.removeEventListener('error', settle);
    };
  }, [handlers]);

  return (
    <Screenshot
      ref={ref}
      src={src}
      alt={alt}
      width={360}
      height={720}
      loading={loading}
      decoding="async"
    />
  );
}
