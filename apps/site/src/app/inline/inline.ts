// The one inline script of every page, the same on all of them so that one hash covers it. It runs
// before anything is painted, and nothing waits for it.
import { keepEarlyPresses } from './early-presses.ts';
import { settleLocale, storeChoice } from './locale.ts';
import { helpAfterLostPress } from './lost-press.ts';
import { whenIdle, whenPainted } from './moments.ts';
import { keepStarting } from './start.ts';
import { addWebFonts, hasWebFontsAtHand } from './web-fonts.ts';

settleLocale();
document.addEventListener('click', storeChoice, true);
keepEarlyPresses(() => void helpAfterLostPress());

if (hasWebFontsAtHand()) void addWebFonts();
else whenPainted(() => void addWebFonts());

whenIdle(keepStarting);
