'use client';
import { useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { useLatest } from '../internal/useLatest.js';
import { media, vars } from '../theme/index.js';
import { PhoneFrame, type PhoneFrameProps } from './PhoneFrame.js';

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
  const [state, setState] = useState<ScreenshotState>(() =>
    request({ src: undefined, layers: [], nextKey: 0 }, src),
  );
  if (state.src !== src) setState(request(state, src));
  const { layers } = state;
  const newest = layers.at(-1);
  const settle = (key: number, hasLoaded: boolean) =>
    setState((now) => (now.layers.at(-1)?.key === key ? settleNewest(now, hasLoaded) : now));
  return (
    <PhoneFrame {...rest} label={newest ? undefined : alt} data-picture={newest && ''}>
      {layers.map((layer) => (
        <ScreenshotImage
          key={layer.key}
          src={layer.src}
          alt={layer === newest ? alt : ''}
          loading={loading}
          onSettle={(hasLoaded) => settle(layer.key, hasLoaded)}
        />
      ))}
      {!newest && <Fallback>{fallback}</Fallback>}
    </PhoneFrame>
  );
}

/** An image from bottom to top. The same URL requested again is another layer. */
interface Layer {
  readonly key: number;
  readonly src: string;
  readonly hasLoaded: boolean;
}

interface ScreenshotState {
  readonly src: string | undefined;
  /** Up to two: only the newest may still be loading; while it fades in, the one before stays below. */
  readonly layers: readonly Layer[];
  readonly nextKey: number;
}

/** Requests another URL: the shown image stays until the new one has loaded; without a URL nothing is shown. */
function request({ layers, nextKey }: ScreenshotState, src: string | undefined): ScreenshotState {
  if (src === undefined) return { src, layers: [], nextKey };
  const loaded = layers.filter(({ hasLoaded }) => hasLoaded).slice(-1);
  return {
    src,
    layers: [...loaded, { key: nextKey, src, hasLoaded: false }],
    nextKey: nextKey + 1,
  };
}

/** If an image failed, nothing is shown, not even the one before, which shows something else. */
function settleNewest(state: ScreenshotState, hasLoaded: boolean): ScreenshotState {
  const layers = hasLoaded ? state.layers.map((layer) => ({ ...layer, hasLoaded })) : [];
  return { ...state, layers };
}

interface ScreenshotImageProps {
  readonly src: string;
  readonly alt: string;
  readonly loading: 'lazy' | 'eager';
  readonly onSettle: (hasLoaded: boolean) => void;
}

/**
 * One image of a `PhoneScreenshot`. For its fade a script hides it by an attribute, only before it has loaded: in the
 * server HTML it is visible.
 */
function ScreenshotImage({ src, alt, loading, onSettle }: ScreenshotImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const latest = useLatest(onSettle);

  useLayoutEffect(() => {
    const image = ref.current;
    if (image?.complete) latest.current(image.naturalWidth > 0);
    else if (image) image.dataset['waiting'] = '';
  }, [latest]);

  const settle = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
    delete image.dataset['waiting'];
    onSettle(image.naturalWidth > 0);
  };

  return (
    <Screenshot
      ref={ref}
      src={src}
      alt={alt}
      width={360}
      height={720}
      loading={loading}
      decoding="async"
      onLoad={settle}
      onError={settle}
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
