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
export function laterStates(screen: ScreenName): ReactNode {
  return (
    <>
      <ErrorScreen />
      {screen === 'home' && (
        <>
          <PreviewCard {...preview} isTaken={false} />
          <PreviewCard {...preview} isTaken />
          <EmptyPage name="a" />
        </>
      )}
    </>
  );
}
