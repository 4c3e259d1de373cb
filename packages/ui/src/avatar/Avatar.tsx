'use client';
import {
  useCallback,
  useState,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
} from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { Root } from './Avatar.styles.js';

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
  const [failed, setFailed] = useState<string>();
  // An image of the server HTML may have failed before hydration.
  const check = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0)
      setFailed(element.getAttribute('src') ?? '');
  }, []);
  const onError = () => setFailed(image?.src ?? '');
  const name =
    label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <Root {...name} {...rest} data-size={size}>
      <span aria-hidden>{initials}</span>
      {image && failed !== (image.src ?? '') && (
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
