import { SCROLL_TO_SECTION_DELAY_MS } from '@waypage/content';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findPage } from '../../services/pages.ts';
import { scrollBehavior } from './scroll-behavior.ts';

function scrollToSection(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
}

/**
 * Scrolls as the specification says (section 2): `/s/{sectionId}` scrolls smoothly to its section
 * after 100 ms, also when the same link is pressed again; any other navigation starts at the top. Going back
 * and forth keeps the browser's own position.
 */
export function useScrollRules(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const { sectionId } = findPage(pathname);
    if (sectionId) {
      if (navigation === NavigationType.Pop && !wasFirst) return undefined;
      const timer = setTimeout(() => {
        scrollToSection(sectionId);
      }, SCROLL_TO_SECTION_DELAY_MS);
      return () => {
        clearTimeout(timer);
      };
    }
    if (navigation !== NavigationType.Pop && !hash) scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, navigation]);
}
