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
  /** One to three letters, where there is no image or it does not arrive. */
  initials: string;
  /** Props of the image: `src`, `srcSet`. It fills the square. */
  image?: Omit<ComponentPropsWithoutRef<'img'>, 'alt'> | undefined;
  /** Accessible name, where no text beside it says the same. Decorative without it. */
  label?: string | undefined;
  /**
   * Width and height: 32, 48 or 72 px.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The image of a person or a firm, or its initials. */
export function Avatar({ initials, image, label, size = 'md', ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  // An image of the prerendered page can have failed before there was a handler.
  const check = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0)
      setFailed(element.getAttribute('src') ?? '');
  }, []);
  const onError = () => {
    setFailed(image?.src ?? '');
  };
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
