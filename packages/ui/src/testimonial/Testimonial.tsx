'use client';
import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactNode } from 'react';
import { PostageStamp } from './PostageStamp.js';
import { Url, Line, Quote, Root } from './Testimonial.styles.js';

export interface TestimonialProps extends Omit<
  ComponentPropsWithRef<'figure'>,
  'children' | 'title'
> {
  /** What the person says, without quotation marks: those of the page's language are added. */
  quote: ReactNode;
  /** Who says it. */
  name: ReactNode;
  /** What the person does. */
  title: ReactNode;
  /** Where. */
  company: ReactNode;
  /** Stands before the name of an invented person: "Sample:". */
  sampleLabel?: string | undefined;
  /** Attributes of the image on the stamp. Its `alt` is empty by default: the name stands beside it. */
  avatar?: ComponentPropsWithoutRef<'img'> | undefined;
  /** On the stamp while there is no image, and where it cannot be loaded. */
  initials?: string | undefined;
}

/**
 * A quotation on a postcard: words on the left, a URL with a stamp on the right, below each
 * other under 1024 px. As high as its place, so that several can lie on each other.
 *
 * An image that fails to load is hidden; the stamp stays.
 */
export function Testimonial({
  quote,
  name,
  title,
  company,
  sampleLabel,
  avatar,
  initials,
  ...rest
}: TestimonialProps) {
  return (
    <Root data-surface="bone" {...rest}>
      <Quote>{quote}</Quote>
      <Url>
        <Line>
          <span>
            {sampleLabel !== undefined && `${sampleLabel} `}
            {name}
          </span>
        </Line>
        <Line>{title}</Line>
        <Line>{company}</Line>
        <PostageStamp key={avatar?.src} avatar={avatar} initials={initials} />
      </Url>
    </Root>
  );
}
