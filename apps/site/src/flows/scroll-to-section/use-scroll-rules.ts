import { SCROLL_TO_SECTION_DELAY_MS, type SectionId } from '@waypage/content';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { layOutAtOnce, layOutTo } from '../../islands/lay-out-in-turn.ts';
import { passUntil } from '../../islands/passing.ts';
import { findPage } from '../../services/pages.ts';
import { focusHeading } from './focus-heading.ts';
import { scrollBehavior } from './scroll-behavior.ts';
import { recallScroll } from './scroll-memory.ts';
import { whenAlive } from './when-alive.ts';
import { whenThere } from './when-there.ts';

const headingOf = (element: ParentNode | null) => element?.querySelector<HTMLElement>('h1, h2');

/** @returns what stops it */
function scrollToSection(section: HTMLElement, takesFocus: () => boolean): () => void {
  const stopPassing = passUntil(section);
  section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  const stopWaiting = whenAlive(section, () => {
    if (takesFocus()) focusHeading(headingOf(section));
  });
  return () => {
    stopPassing();
    stopWaiting();
  };
}

/** @returns what stops it */
function goToSection(id: SectionId, takesFocus: () => boolean): () => void {
  const stops: (() => void)[] = [];
  function scroll(section: HTMLElement): void {
    stops.push(scrollToSection(section, takesFocus));
  }
  function layOut(section: HTMLElement): void {
    stops.push(
      layOutTo(section, () => {
        scroll(section);
      }),
    );
  }
  const timer = setTimeout(() => {
    stops.push(whenThere(id, layOut));
  }, SCROLL_TO_SECTION_DELAY_MS);
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/**
 * Scrolls as the specification says (section 2): `/s/{sectionId}` scrolls smoothly to its section
 * after 100 ms, also when the same link is pressed again; any other navigation starts at the top. Going back
 * and forth restores the position. The focus goes to the heading of what is shown then.
 */
export function useScrollRules(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<string>(undefined);

  // Before the new screen is painted, so that it never shows at the old one's position.
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    const { screen, id, sectionId } = findPage(location.pathname);
    const page = `${screen}/${id ?? ''}`;
    const isSamePage = page === shown.current;
    shown.current = page;
    if (isFirst) {
      // Who has begun to use the page already keeps the focus.
      const isUntouched = () => document.activeElement === document.body;
      return sectionId && goToSection(sectionId, isUntouched);
    }
    layOutAtOnce();
    if (navigation === NavigationType.Pop) {
      const position = recallScroll(location);
      if (position !== undefined) scrollTo(0, position);
      if (!isSamePage) focusHeading(headingOf(document));
      return undefined;
    }
    if (sectionId) return goToSection(sectionId, () => true);
    if (location.hash) return undefined;
    scrollTo(0, 0);
    focusHeading(headingOf(document));
    return undefined;
  }, [location, navigation]);
}
