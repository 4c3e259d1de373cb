import { useEffect, useState, type FocusEvent, type RefObject } from 'react';
import { HERO_AT_REST, nextPhase, type HeroCycle } from './hero-cycle.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export interface HeroRotation {
  readonly cycle: HeroCycle;
  readonly isStopped: boolean;
  /** Whether it is stopped or out of view. The style sheet pauses it on hover. */
  readonly isPaused: boolean;
  readonly toggle: () => void;
  /** Stops the rotation for good on keyboard focus. */
  readonly onFocus: (event: FocusEvent) => void;
  readonly onPhaseEnd: () => void;
}

/** Reports whether at least half of an element is visible, in a visible tab. */
function watchHalfVisible(element: Element, onChange: (isVisible: boolean) => void): () => void {
  let isIntersecting = false;
  function update(): void {
    onChange(isIntersecting && document.visibilityState === 'visible');
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      isIntersecting = (entry?.intersectionRatio ?? 0) >= 0.5;
      update();
    },
    { threshold: [0, 0.5, 1] },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}

/**
 * Rotates the samples of the hero. The style sheet has the timings; this hook only counts. It starts when the stage is
 * half visible, pauses out of view, and never starts with reduced motion (docs/product.md, section 4, "Rotations").
 */
export function useHeroCycle(stage: RefObject<Element | null>): HeroRotation {
  const [cycle, setCycle] = useState(HERO_AT_REST);
  const [isStopped, setStopped] = useState(false);
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    if (!stage.current) return undefined;
    return watchHalfVisible(stage.current, (visible) => {
      setVisible(visible);
      if (!visible || matchMedia(REDUCED_MOTION).matches) return;
      setCycle((current) => (current.phase === 'rest' ? nextPhase(current) : current));
    });
  }, [stage]);

  return {
    cycle,
    isStopped,
    isPaused: isStopped || !isVisible,
    toggle() {
      setStopped((stopped) => !stopped);
    },
    onFocus(event) {
      if (event.target.matches(':focus-visible')) setStopped(true);
    },
    onPhaseEnd() {
      setCycle(nextPhase);
    },
  };
}
