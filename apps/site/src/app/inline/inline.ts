// The one inline script of every page, the same on all of them so that one hash covers it. It runs
// before anything is painted, and nothing waits for it.
import { keepEarlyPresses } from './early-presses.ts';
import { settleLocale, storeChoice } from './locale.ts';
import { helpAfterLostPress } from './lost-press.ts';
import { whenIdle, whenPainted } from './moments.ts';
import { sendReports, type ReportTarget } from './send-reports.ts';
import { keepStarting } from './start.ts';
import { addWebFonts, hasWebFontsAtHand } from './web-fonts.ts';

// The build fills in where reports go.
declare const __REPORT_TARGET__: ReportTarget | null;

if (__REPORT_TARGET__) sendReports(__REPORT_TARGET__);
settleLocale();
document.addEventListener('click', storeChoice, true);
keepEarlyPresses(() => void helpAfterLostPress());

if (hasWebFontsAtHand()) void addWebFonts();
else whenPainted(() => void addWebFonts());

whenIdle(keepStarting);
