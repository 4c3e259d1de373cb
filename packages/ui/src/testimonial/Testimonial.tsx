'use client';
import {
  useCallback,
  useState,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { mergeProps } from '../internal/merge-props.js';
import {
  Line,
  Portrait,
  Postmark,
  Quote,
  Root,
  Sender,
  Stamp,
  StampPaper,
} from './Testimonial.styles.js';

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

/** Of the postmark, around 45.5, 45.5. */
const circle = (radius: number): string =>
  `M${45.5 - radius} 45.5a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

const WAVE = 'c9-7 17-7 27-4s15 2 23-4 14-9 21-6';

interface PostageStampProps {
  readonly avatar: ComponentPropsWithoutRef<'img'> | undefined;
  readonly initials: string | undefined;
}

function PostageStamp({ avatar, initials }: PostageStampProps) {
  const [failed, setFailed] = useState(false);
  // An image of the server HTML may have failed before hydration.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  const onError = () => setFailed(true);
  return (
    <Stamp>
      <StampPaper>
        <Portrait>
          {avatar && !failed ? (
            <img
              alt=""
              loading="lazy"
              decoding="async"
              {...mergeProps({ onError }, { ...avatar })}
              ref={check}
            />
          ) : (
            <span aria-hidden>{initials}</span>
          )}
        </Portrait>
      </StampPaper>
      <Postmark
        data-points=""
        viewBox="0 0 168 92"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden
      >
        <path
          strokeLinecap="round"
          d={`${circle(44)}${circle(30)}M90 18${WAVE}M93 31${WAVE}M95 45${WAVE}M97 59${WAVE}`}
        />
      </Postmark>
    </Stamp>
  );
}
