import type { ReactNode } from 'react';
import { PreviewCard } from '../objects/hero-card/PreviewCard.tsx';
import { EmptyPage } from '../sample-pages/EmptyPage.tsx';
import type { ScreenName } from '../services/pages.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const preview = { path: 'a', domain: 'b', address: 'c' };

/**
 * What a screen shows later, of which the page needs the styles from the start: the error screen,
 * which must not depend on anything that could fail, and what the first key has to show at once.
 */
export const LATER_STATES: Readonly<Record<ScreenName, ReactNode>> = {
  home: (
    <>
      <ErrorScreen />
      <PreviewCard {...preview} isTaken={false} />
      <PreviewCard {...preview} isTaken />
      <EmptyPage name="a" />
    </>
  ),
  'print-planner': <ErrorScreen />,
  'sample-page': <ErrorScreen />,
  samples: <ErrorScreen />,
  'qrcode-types': <ErrorScreen />,
  'qrcode-type': <ErrorScreen />,
  solutions: <ErrorScreen />,
  solution: <ErrorScreen />,
  'section-index': <ErrorScreen />,
  'not-found': <ErrorScreen />,
};
