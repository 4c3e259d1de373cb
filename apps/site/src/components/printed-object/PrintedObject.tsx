import type { ComponentPropsWithRef } from 'react';
import { useLocale } from '#services/i18n/useLocale.ts';
import type { PrintedObjectDefinition } from './object-definition.ts';

export interface PrintedObjectProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'width' | 'height'
> {
  readonly object: PrintedObjectDefinition;
  /** What it looks like; empty where it only adorns. */
  readonly alt: string;
}

/**
 * A printed thing with a code on it, drawn flat: a file with outlined text, in the language of the page
 * (docs/design.md, section 7). It keeps its room and is loaded when it comes near.
 */
export function PrintedObject({ object, alt, ...rest }: PrintedObjectProps) {
  const locale = useLocale();
  const [width, height] = object.size;
  return (
    <img
      src={`/images/objects/${object.id}-${locale}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      {...rest}
    />
  );
}
