'use client';
import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactNode } from 'react';
import { PostageStamp } from './PostageStamp.js';
import { Sender, Line, Quote, Root } from './Testimonial.styles.js';

export interface TestimonialProps extends Omit<
  ComponentPropsWithRef<'figure'>,
  'children' | 'title'
> {
  /** The quotation, without quotation marks: those of the page's language are added. */
  quote: ReactNode;
  /** Name of the person. */
  name: ReactNode;
  /** Job title of the person. */
  title: ReactNode;
  /** Company of the person. */
  company: ReactNode;
  /** Text before the name of a fictitious person: "Sample:". */
  sampleLabel?: string | undefined;
  /** Attributes of the image on the stamp. Its `alt` is empty by default, as the name is next to it. */
  avatar?: ComponentPropsWithoutRef<'img'> | undefined;
  /** Shown on the stamp if there is no image, and if it fails to load. */
  initials?: string | undefined;
}

/**
 * A quotation on a postcard: the text on the left, the sender with a stamp on the right, stacked below 1024 px. It
 * fills the height of its container, so that several can be stacked on each other.
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
      <Sender>
        <Line>
          <span>
            {sampleLabel !== undefined && `${sampleLabel} `}
            {name}
          </span>
        </Line>
        <Line>{title}</Line>
        <Line>{company}</Line>
        <PostageStamp key={avatar?.src} avatar={avatar} initials={initials} />
      </Sender>
    </Root>
  );
}
