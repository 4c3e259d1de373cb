'use client';
import { Children, isValidElement, useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { announce } from '../announcer/index.js';
import { PauseIcon, PlayIcon } from '../icons/index.js';
import { fragments } from '../internal/css-fragments.js';
import { mergeProps } from '../internal/merge-props.js';
import { useHydrated } from '../internal/useHydrated.js';
import { warnMissing } from '../internal/warn.js';
import { media, mixins, vars } from '../theme/index.js';
import { useRotation, type RotationChangeDetails } from './useRotation.js';

export interface RotatorProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the rotator. */
  label: string;
  /**
   * Milliseconds that each slide is shown. The slides stay unless they are more than 0 and at most 24 days.
   *
   * @default 5000
   */
  intervalMs?: number | undefined;
  /** Index of the current slide (controlled). Wraps around at both ends. */
  index?: number | undefined;
  /**
   * Index of the initial slide (uncontrolled).
   *
   * @default 0
   */
  defaultIndex?: number | undefined;
  /** Called when another slide is shown, by the interval or by a dot. */
  onIndexChange?: ((index: number, details: RotationChangeDetails) => void) | undefined;
  /** Accessible name of the pause button while playing. */
  pauseLabel: string;
  /** Accessible name of the pause button while paused. */
  playLabel: string;
  /** Returns the accessible name of the dot of a slide; the index counts from 0. */
  getDotLabel: (index: number, count: number) => string;
}

/**
 * Slides that cross-fade automatically, with a dot for each and a pause button. Each child is a slide.
 *
 * As high as its tallest slide. All slides are in the HTML; without scripts they are stacked. The pause button is the
 * first tab stop. Screen readers announce a slide after a click on its dot.
 */
export function Rotator({
  label,
  intervalMs,
  index,
  defaultIndex,
  onIndexChange,
  pauseLabel,
  playLabel,
  getDotLabel,
  children,
  ...rest
}: RotatorProps) {
  warnMissing('Rotator', { label, pauseLabel, playLabel, getDotLabel });
  const slides = Children.toArray(children);
  const rotation = useRotation({
    count: slides.length,
    intervalMs,
    index,
    defaultIndex,
    onIndexChange,
  });
  const isHydrated = useHydrated();
  const slideList = useRef<HTMLDivElement>(null);
  return (
    <Root role="group" aria-label={label} {...mergeProps(rotation.focusProps, rest)}>
      {slides.length > 1 && (
        <Controls>
          <PauseButton
            playing={!rotation.isStopped}
            pauseLabel={pauseLabel}
            playLabel={playLabel}
            onClick={rotation.toggle}
          />
          <Dots>
            {slides.map((slide, position) => (
              <Dot
                key={isValidElement(slide) ? slide.key : position}
                type="button"
                aria-label={getDotLabel(position, slides.length)}
                aria-current={position === rotation.index || undefined}
                onClick={() => {
                  rotation.setIndex(position);
                  announce(readText(slideList.current?.children[position]));
                }}
              />
            ))}
          </Dots>
        </Controls>
      )}
      <Slides ref={slideList} {...rotation.hoverProps}>
        {slides.map((slide, position) => {
          const isActive = position === rotation.index;
          return (
            <Slide
              key={isValidElement(slide) ? slide.key : position}
              data-active={isActive ? '' : undefined}
              // Not in the server HTML: without scripts every slide has to be reachable.
              inert={isHydrated && !isActive}
            >
              {slide}
            </Slide>
          );
        })}
      </Slides>
    </Root>
  );
}

/**
 * Returns the text of an element for an announcement: a space between its elements, and without text that is hidden
 * from screen readers.
 */
function readText(element: Element | null | undefined): string {
  if (!element) return '';
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim();
    if (text && !node.parentElement?.closest('[aria-hidden="true"]')) texts.push(text);
  }
  return texts.join(' ');
}

export interface PauseButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Whether the rotation is playing; sets the icon and the accessible name. */
  playing: boolean;
  /** Accessible name while playing. */
  pauseLabel: string;
  /** Accessible name while paused. */
  playLabel: string;
}

/**
 * Pauses and resumes an automatic movement. Not shown under reduced motion, where nothing moves, and without scripts.
 */
export function PauseButton({ playing, pauseLabel, playLabel, ...rest }: PauseButtonProps) {
  return (
    <PauseRoot type="button" aria-label={playing ? pauseLabel : playLabel} {...rest}>
      {playing ? <PauseIcon /> : <PlayIcon />}
    </PauseRoot>
  );
}

/** The controls come first in the tab order and are displayed below the slides. */
const Root = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;

    @media ${media.inert} {
      display: block;
    }
  }
`;

/** All slides share one grid cell, so that the tallest sets the height and nothing below shifts. */
const Slides = styled.div`
  @layer waypage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    @media ${media.inert} {
      row-gap: ${vars.space[7]};
    }
  }
`;

const Slide = styled.div`
  @layer waypage {
    grid-area: 1 / 1;
    display: grid;
    min-inline-size: 0;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity 1s linear,
      visibility 0s 1s;

    &[data-active] {
      z-index: 1;
      visibility: visible;
      opacity: 1;
      transition-delay: 0s;
    }

    @media ${media.reducedMotion} {
      transition-duration: ${vars.duration.quick}, 0s;
      transition-delay: 0s, ${vars.duration.quick};
    }
    @media ${media.inert} {
      break-inside: avoid;
      grid-area: auto;
      visibility: visible;
      opacity: 1;
    }
  }
`;

const Controls = styled.div`
  @layer waypage {
    order: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 25px;
    min-block-size: 44px;
    margin-block-start: ${vars.space[5]};

    @media ${media.inert} {
      display: none;
    }
  }
`;

const Dots = styled.div`
  @layer waypage {
    display: flex;
    flex-wrap: wrap;
    /* Aligns the squares, not their hit areas, with the edge of the slides. */
    margin-inline-start: -7px;

    @media (pointer: coarse), ${media.belowMd} {
      margin-inline-start: -13px;
    }
  }
`;

const Dot = styled.button`
  @layer waypage {
    ${fragments.iconButton}
    inline-size: 32px;
    color: ${vars.color.ink};

    &::before {
      content: '';
      box-sizing: border-box;
      inline-size: 18px;
      block-size: 18px;
      border: 3px solid;
      transition: background-color ${vars.duration.quick} ${vars.easing.out};
    }
    @media ${media.hover} {
      &:hover::before {
        background: currentColor;
      }
    }
    &[aria-current]::before {
      ${mixins.cornersMark}
      background: ${vars.color.signal};
    }

    @media (pointer: coarse), ${media.belowMd} {
      inline-size: 44px;
    }
    @media (forced-colors: active) {
      &[aria-current]::before {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
      }
    }
  }
`;

const PauseRoot = styled.button`
  @layer waypage {
    ${fragments.iconButton}
    order: 1;
    margin-inline: -12px;
    color: ${vars.color.ink};

    @media ${media.reducedMotion}, ${media.inert} {
      display: none;
    }
  }
`;
