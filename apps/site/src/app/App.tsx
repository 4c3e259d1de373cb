import { Route, Routes } from 'react-router-dom';
import { useScrollRules } from '../flows/scroll-to-section/use-scroll-rules.ts';
import { IslandsContext, type Islands } from '../islands/islands.ts';
import { PageFrame } from '../layout/page/PageFrame.tsx';
import { usePage } from '../layout/page/use-page.ts';
import { ROUTES } from '../services/pages.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { isBare, type Screens } from './screens.ts';

interface Props {
  readonly screens: Screens;
  readonly islands: Islands;
}

/** The site inside its router: the screen at the address, in the frame of every page but bare ones. */
export function App({ screens, islands }: Props) {
  useScrollRules();
  const { screen, address } = usePage();
  const content = (
    <Routes>
      {ROUTES.map(({ pattern }) => (
        <Route key={pattern} path={pattern} element={<Screen screens={screens} />} />
      ))}
    </Routes>
  );
  return (
    <ErrorBoundary address={address}>
      <IslandsContext value={islands}>
        {isBare(screen) ? content : <PageFrame>{content}</PageFrame>}
      </IslandsContext>
    </ErrorBoundary>
  );
}

function Screen({ screens }: { readonly screens: Screens }) {
  return screens.render(usePage());
}
