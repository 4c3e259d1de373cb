/**
 * Delay after which the tab opens without a response, in milliseconds. Browsers let a page open a tab only for a short
 * time after a click; Safari's limit of one second is the shortest. With a faster response, the tab opens with its
 * content.
 */
const HOLD_MS = 800;

export interface ClaimTab {
  /** Shows a URL in the tab. @returns false where the browser blocked the tab */
  show(url: string): boolean;
  /** Closes the tab if it is open, and shows the text where closing is not allowed. */
  discard(words: string): void;
}

function openEmptyTab(): Window | null {
  const tab = open('about:blank', '_blank');
  // Denies the claim page access to this page.
  if (tab) tab.opener = null;
  return tab;
}

function write(tab: Window, words: string): void {
  try {
    tab.document.title = words;
    tab.document.body.textContent = words;
  } catch {}
}

/**
 * Prepares a new tab for a response that may be slow (docs/product.md, section 4, "Claim flow"). Call it during a click
 * event, else a pop-up blocker stops the tab.
 *
 * @param waitingText text of the tab until there is a response
 */
export function prepareClaimTab(waitingText: string): ClaimTab {
  let tab: Window | null = null;
  const timer = setTimeout(() => {
    tab = openEmptyTab();
    if (tab) write(tab, waitingText);
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
