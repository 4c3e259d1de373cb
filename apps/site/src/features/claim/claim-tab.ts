/**
 * How long an answer may take before its tab is opened empty, in milliseconds. Browsers let a page
 * open a tab for a moment after a click; one second is the shortest of them (Safari's). Quick answers
 * stay under this, so that a tab opens only where there is something to show.
 */
const HOLD_MS = 800;

/** A tab that is about to show the claim page. */
export interface ClaimTab {
  /** Shows a URL in the tab. @returns false where the browser would not open one */
  show(url: string): boolean;
  /** Forgets the tab, and closes it if it is open; where that is not allowed, it says what happened. */
  discard(words: string): void;
}

function openEmptyTab(): Window | null {
  const tab = open('about:blank', '_blank');
  // The claim page must not reach back into this one.
  if (tab) tab.opener = null;
  return tab;
}

function write(tab: Window, words: string): void {
  try {
    tab.document.title = words;
    tab.document.body.textContent = words;
  } catch {
    // The visitor has gone elsewhere in it.
  }
}

/**
 * Prepares a new tab for an answer that may be slow (docs/product.md, section 4, "Claim flow"). Call it while the click
 * is being handled, else a pop-up blocker stops the tab.
 *
 * @param waitingText what the tab says while there is no answer
 */
export function prepareClaimTab(waitingText: string): ClaimTab {
  let tab: Window | null = null;
  const timer = setTimeout(() => {
    tab = openEmptyTab();
    if (!tab) return;
    write(tab, waitingText);
  }, HOLD_MS);
  return {
    show(url) {
      clearTimeout(timer);
      tab ??= openEmptyTab();
      if (!tab || tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    discard(words) {
      clearTimeout(timer);
      if (!tab || tab.closed) return;
      write(tab, words);
      tab.close();
    },
  };
}
