import { cleanClaimPath, isApiError } from '@waypage/api-client';
import { CLAIM_QR_TYPE } from '@waypage/content';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { api } from '#services/api.ts';
import { withCampaign } from '#services/campaign.ts';
import { countAction } from '#services/counted-actions.ts';
import { reportProblem } from '#services/reports.ts';
import { useLinks } from '#services/useLinks.ts';
import { claimReducer, EMPTY_CLAIM, type ClaimState } from './claim-state.ts';
import { prepareClaimTab, type ClaimTab } from './claim-tab.ts';

/** Calls back at `pagehide`. The page may come back from the back/forward cache in the same state. */
function usePageHide(callback: () => void): void {
  const onPageHide = useEffectEvent(callback);
  useEffect(() => {
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);
}

export interface Claim {
  readonly state: ClaimState;
  readonly claimPage: string;
  readonly type: (text: string) => void;
  /** Checks the path and opens its claim page. Call it during a click event. */
  readonly submit: (text: string) => void;
}

interface Check {
  readonly controller: AbortController;
  readonly tab: ClaimTab;
}

export function useClaim(): Claim {
  const { t } = useTranslation(['claim']);
  const links = useLinks();
  const [state, dispatch] = useReducer(claimReducer, EMPTY_CLAIM);
  const running = useRef<Check>(undefined);
  const claimPage = links.claim(CLAIM_QR_TYPE, state.path);

  const endCheck = useCallback(() => {
    running.current?.controller.abort();
    running.current?.tab.discard(t('claim:placeholderStopped'));
    running.current = undefined;
  }, [t]);

  useEffect(() => endCheck, [endCheck]);

  // Resets the check for a page that comes back from the back/forward cache.
  usePageHide(() => {
    endCheck();
    dispatch({ type: 'abandoned' });
  });

  async function run({ controller, tab }: Check, path: string): Promise<void> {
    const { signal } = controller;
    try {
      const { available } = await api.pathStatus(path, { signal });
      if (signal.aborted) return;
      if (available) {
        const phase = tab.show(withCampaign(links.claim(CLAIM_QR_TYPE, path)));
        // Where the browser has blocked the tab, the visitor follows a link instead.
        if (phase === 'opened') countAction({ name: 'claim', place: 'hero' });
        dispatch({ type: 'settled', phase });
      } else {
        tab.discard(t('claim:unavailable', { path }));
        dispatch({ type: 'settled', phase: 'unavailable' });
      }
    } catch (error) {
      // Any error leaves the availability unknown (docs/product.md, section 4, "Claim flow").
      if (signal.aborted) return;
      if (!isApiError(error)) reportProblem('error', error);
      tab.discard(t('claim:connection'));
      dispatch({ type: 'settled', phase: 'failed' });
    }
    running.current = undefined;
  }

  return {
    state,
    claimPage,
    type: useCallback(
      (text) => {
        endCheck();
        dispatch({ type: 'typed', text });
      },
      [endCheck],
    ),
    submit(text) {
      if (running.current) return;
      dispatch({ type: 'submitted', text });
      const path = cleanClaimPath(text);
      if (path === '') return;
      const tab = prepareClaimTab(t('claim:placeholderTab'));
      running.current = { controller: new AbortController(), tab };
      void run(running.current, path);
    },
  };
}
