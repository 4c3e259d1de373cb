'use client';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { useLatest } from '../internal/useLatest.js';
import { media, vars } from '../theme/index.js';
import { PhoneFrame, type PhoneFrameProps } from './PhoneFrame.js';
import { arrive, ask, askFirst, fail, stackOf } from './screenshot-layers.js';

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
    <PhoneFrame
      {...rest}
      label={stack.length === 0 ? alt : undefined}
      data-picture={stack.length > 0 ? '' : undefined}
    >
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

interface ScreenshotImageProps {
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
function ScreenshotImage({ src, alt, loading, onArrive, onFail }: ScreenshotImageProps) {
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

/** The aspect ratio of a screenshot is wider than that of the screen, so it is cropped a little on both sides. */
const Screenshot = styled.img`
  @layer waypage {
    ${fragments.cover}
    object-position: top;
    transition: opacity ${vars.duration.slow} ${vars.easing.out};

    &[data-waiting] {
      opacity: 0;
      transition: none;
    }
    @media ${media.reducedMotion} {
      transition-duration: ${vars.duration.quick};
    }
  }
`;

const Fallback = styled.div`
  @layer waypage {
    display: grid;
    place-content: center;
    block-size: 100%;
    padding: 4em 1.5em 1.5em;
    text-align: center;
  }
`;
