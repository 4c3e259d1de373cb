'use client';
import { useCallback, useState, type ComponentPropsWithoutRef } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { Portrait, Postmark, Stamp, StampPaper } from './Testimonial.styles.js';

/** Of the postmark, around 45.5, 45.5. */
const circle = (radius: number): string =>
  `M${45.5 - radius} 45.5a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

const WAVE = 'c9-7 17-7 27-4s15 2 23-4 14-9 21-6';

interface PostageStampProps {
  readonly avatar: ComponentPropsWithoutRef<'img'> | undefined;
  readonly initials: string | undefined;
}

export function PostageStamp({ avatar, initials }: PostageStampProps) {
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
