'use client';
import {
  useCallback,
  useState,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { mergeProps } from '../internal/merge-props.js';
import { media, typography, vars } from '../theme/index.js';

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

/** A postcard keeps its light colors in the dark theme too. */
const Root = styled.figure`
  @layer waypage {
    display: grid;
    grid-template: 1fr auto / minmax(0, 1fr);
    gap: 28px;
    margin: 0;
    padding: 28px 16px 26px;
    border: 14px solid transparent;
    color: ${vars.stock.onStock};
    background:
      linear-gradient(${vars.printed.sheet} 0 0) padding-box,
      repeating-linear-gradient(
          -45deg,
          ${vars.printed.stripe} 0 18px,
          ${vars.printed.sheet} 18px 36px,
          ${vars.stock.onStock} 36px 54px,
          ${vars.printed.sheet} 54px 72px
        )
        border-box;

    @media ${media.lg} {
      grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
      grid-template-rows: minmax(322px, 1fr);
      gap: 0;
      padding: 40px;
    }

    /* Forced colors would draw a transparent border in the color of the text, 14 px wide. */
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
`;

const Quote = styled.blockquote`
  @layer waypage {
    position: relative;
    align-self: start;
    margin: 0;
    padding-inline-start: 0.43em;
    ${typography.quote}
    text-wrap: pretty;
    overflow-wrap: break-word;
    quotes: auto;

    /* French separates its quotation marks by a narrow space. */
    &:lang(fr) {
      quotes: '«\\202F' '\\202F»';
    }

    /* The opening mark hangs, whatever its width in the language of the page. */
    &::before {
      content: open-quote;
      position: absolute;
      inset-inline-end: calc(100% - 0.43em);
    }
    &::after {
      content: close-quote;
    }

    @media ${media.lg} {
      align-self: center;
      padding-inline-end: ${vars.space[14]};
    }
  }
`;

const Sender = styled.figcaption`
  @layer waypage {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    padding-block-start: 68px;
    border-block-start: 2px solid;

    @media ${media.lg} {
      padding-block-start: 140px;
      padding-inline-start: ${vars.space[11]};
      border-block-start: 0;
      border-inline-start: 2px solid;
    }
  }
`;

const Line = styled.div`
  @layer waypage {
    display: flex;
    align-items: flex-end;
    min-block-size: 48px;
    padding-block: 8px;
    border-block-end: 1px solid;
    ${typography.body}
    font-size: 1.125rem;
    line-height: 1.3;
    overflow-wrap: anywhere;

    &:first-of-type {
      font-weight: ${vars.weight.control};
      /* Room for the stamp, which extends down to this line in a narrow card. */
      padding-inline-end: 92px;

      @media ${media.lg} {
        padding-inline-end: 0;
      }
    }
  }
`;

const Stamp = styled.div`
  @layer waypage {
    position: absolute;
    inset-block-start: 24px;
    inset-inline-end: 0;

    @media ${media.lg} {
      inset-block-start: 0;
    }
  }
`;

/** Perforations of 5 px every 12 px, masked out of the stamp. */
const StampPaper = styled.div`
  @layer waypage {
    box-sizing: border-box;
    inline-size: 84px;
    block-size: 84px;
    padding: 13px;
    background: ${vars.printed.stamp};
    mask:
      radial-gradient(5px, #000 94%, transparent) 0 0 / 12px 12px round,
      linear-gradient(#000 0 0) 50% / calc(100% - 10px) calc(100% - 10px) no-repeat;

    @media ${media.lg} {
      inline-size: 118px;
      block-size: 118px;
    }
    @media (forced-colors: active) {
      border: 1px solid;
      mask: none;
    }
  }
`;

const Portrait = styled.div`
  @layer waypage {
    position: relative;
    display: grid;
    place-items: center;
    block-size: 100%;
    overflow: hidden;
    ${typography.h3Wide}
    font-size: 1.5rem;
    background: ${vars.stock.manila};

    & > img {
      ${fragments.cover}
    }

    @media ${media.lg} {
      font-size: 2.5rem;
    }
  }
`;

const Postmark = styled.svg`
  @layer waypage {
    position: absolute;
    inset-block-start: -2px;
    inset-inline-start: -90px;
    inline-size: 119px;
    max-inline-size: none;
    block-size: 65px;
    opacity: 0.5;
    pointer-events: none;

    @media ${media.lg} {
      inset-block-start: 32px;
      inset-inline-start: -121px;
      inline-size: 168px;
      block-size: 92px;
    }
  }
`;
