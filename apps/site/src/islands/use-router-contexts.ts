import { use, useMemo, type ContextType } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';

/** The router of the page, to hand on to another root. */
export interface RouterContexts {
  readonly navigation: ContextType<typeof NavigationContext>;
  readonly location: ContextType<typeof LocationContext>;
}

/** Reads the router's contexts: it has no public way into another root. */
export function useRouterContexts(): RouterContexts {
  const navigation = use(NavigationContext);
  const location = use(LocationContext);
  return useMemo(() => ({ navigation, location }), [navigation, location]);
}
