import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useScrollRules } from '../flows/scroll-to-section/use-scroll-rules.ts';
import { PageFrame } from '../layout/page/PageFrame.tsx';
import { ROUTES } from '../services/pages.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Screens } from './screens.ts';

/** The site inside its router: the frame of every page, and the screen at the address. */
export function App({ screens }: { readonly screens: Screens }) {
  useScrollRules();
  return (
    <ErrorBoundary>
      <PageFrame>
        <Suspense>
          <Routes>
            {ROUTES.map(({ pattern, screen }) => (
              <Route key={pattern} path={pattern} element={screens.render(screen)} />
            ))}
          </Routes>
        </Suspense>
      </PageFrame>
    </ErrorBoundary>
  );
}
