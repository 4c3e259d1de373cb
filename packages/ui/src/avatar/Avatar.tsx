'use client';
import {
  useCallback,
  useState,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
} from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { mergeProps } from '../internal/merge-props.js';
import { mixins, typography, vars } from '../theme/index.js';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One to three letters, shown without an image and if it fails to load. */
  initials: string;
  /** Props of the image: `src`, `srcSet`. It covers the square. */
  image?: Omit<ComponentPropsWithoutRef<'img'>, 'alt'> | undefined;
  /** Accessible name, unless text next to the avatar says the same; without it the avatar is decorative. */
  label?: string | undefined;
  /**
   * Width and height: 32, 48 or 72 px.
   *
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
}

/** The image of a person or a company, or its initials. */
export function Avatar({ initials, image, label, size = 'm', ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  // An image of the server HTML may have failed before hydration.
  const check = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0)
      setFailedSrc(element.getAttribute('src') ?? '');
  }, []);
  const onError = () => setFailedSrc(image?.src ?? '');
  const name =
    label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <Root {...name} {...rest} data-size={size}>
      <span aria-hidden>{initials}</span>
      {image && failedSrc !== (image.src ?? '') && (
        <img
          loading="lazy"
          decoding="async"
          {...mergeProps({ onError }, { ...image })}
          alt=""
          ref={check}
        />
      )}
    </Root>
  );
}

const Root = styled.span`
  @layer waypage {
    flex: none;
    box-sizing: border-box;
    position: relative;
    display: inline-grid;
    place-content: center;
    inline-size: 48px;
    block-size: 48px;
    ${mixins.cornersS}
    overflow: clip;
    ${typography.label}
    color: ${vars.color.ink};
    background: ${vars.color.mist};

    &[data-size='s'] {
      inline-size: 32px;
      block-size: 32px;
      ${mixins.cornersMark}
      font-size: 0.9375rem;
    }
    &[data-size='l'] {
      inline-size: 72px;
      block-size: 72px;
      ${mixins.cornersM}
      font-size: 1.625rem;
    }

    & > img {
      ${fragments.cover}
    }

    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
`;
