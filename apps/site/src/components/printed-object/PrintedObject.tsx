import type { ComponentPropsWithRef } from 'react';
import { useLocale } from '#services/i18n/useLocale.ts';
import type { PrintedObjectDefinition } from './object-definition.ts';

export interface PrintedObjectProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'width' | 'height'
> {
  readonly object: PrintedObjectDefinition;
  /** Alternative text; empty where the image is decorative. */
  readonly alt: string;
}

/** An image file in the language of the page, with outlined text (docs/design.md, section 7). */
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
