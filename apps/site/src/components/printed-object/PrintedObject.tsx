import type { ComponentPropsWithRef } from 'react';
import { useLocale } from '../../services/i18n/useLocale.ts';
import { OBJECT_SIZES, type PrintedObjectId } from './object-sizes.ts';

export interface PrintedObjectProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'width' | 'height' | 'id'
> {
  readonly id: PrintedObjectId;
  /** What it looks like; empty where it only adorns. */
  readonly alt: string;
}

/**
 * A printed thing with a code on it, drawn flat: a file with outlined text, in the language of the page
 * (docs/design.md, section 7). It keeps its room and is loaded when it comes near.
 */
export function PrintedObject({ id, alt, ...rest }: PrintedObjectProps) {
  const locale = useLocale();
  const [width, height] = OBJECT_SIZES[id];
  return (
    <img
      src={`/images/objects/${id}-${locale}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      {...rest}
    />
  );
}
