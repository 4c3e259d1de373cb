import { navigationApi } from '#runtime/navigation/navigation-api.ts';

/**
 * Delay after which the tab opens without a response, in milliseconds. Browsers let a page open a tab only for a short
 * time after a click; Safari's limit of one second is the shortest. With a faster response, the tab opens with its
 * content.
 */
const HOLD_MS = 800;

/** WebView of Android, and WebKit without a browser's name on iOS: apps that show what is opened in place of the page. */
const IN_APP_BROWSER = /; wv\)|\bMobile\/(?!.*\bSafari\/)|\bFB(?:AN|AV)\/|\bInstagram\b/;

export type ClaimTabResult = 'opened' | 'blocked' | 'closed';

export interface ClaimTab {
  /** Shows a URL in the tab. */
  show(url: string): ClaimTabResult;
  /** Closes the tab if it is open, and shows the text where closing is not allowed. */
  discard(text: string): void;
}

function preventNavigation(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Opens an empty tab. Returns undefined where the browser opens none, or would open it in place of this page. */
function openEmptyTab(): Window | undefined {
  if (IN_APP_BROWSER.test(navigator.userAgent)) return undefined;
  const navigation = navigationApi();
  navigation?.addEventListener('navigate', preventNavigation, { capture: true });
  // Without a URL, a browser that returns this window does not navigate it.
  const tab = open('', '_blank');
  navigation?.removeEventListener('navigate', preventNavigation, { capture: true });
  if (!tab || [window, parent, top].includes(tab)) return undefined;
  // Denies the claim page access to this page.
  tab.opener = null;
  return tab;
}

function write(tab: Window, text: string): void {
  try {
    tab.document.title = text;
    tab.document.body.textContent = text;
  } catch {}
}

/**
 * Prepares a new tab for a response that may be slow (docs/product.md, section 4, "Claim flow"). Call it during a click
 * event, else a pop-up blocker stops the tab.
 *
 * @param waitingText text of the tab until there is a response
 */
export function prepareClaimTab(waitingText: string): ClaimTab {
  let tab: Window | undefined;
  const timer = setTimeout(() => {
    tab = openEmptyTab();
    if (tab) write(tab, waitingText);
  }, HOLD_MS);
  return {
    show(url) {
      clearTimeout(timer);
      tab ??= openEmptyTab();
      if (!tab) return 'blocked';
      if (tab.closed) return 'closed';
      tab.location.replace(url);
      return 'opened';
    },
    discard(text) {
      clearTimeout(timer);
      if (!tab || tab.closed) return;
      write(tab, text);
      tab.close();
    },
  };
}
