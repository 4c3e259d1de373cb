// The only inline script, the same on every page so that one hash covers it. It runs before the first paint, and
// nothing waits for it.
import { keepUnsentMessage } from '#features/contact/keep-unsent-message.ts';
import { persistLocale, redirectToStoredLocale } from '#features/language/language-redirect.ts';
import { carryCampaign } from '#services/campaign.ts';
import { measureHeader } from '#layout/header/measure-header.ts';
import { sendEvents } from '#services/event-sender.ts';
import { sendReports, type ReportTarget } from '#services/send-reports.ts';
import { expandWhenTouched } from './deferred-markup.ts';
import { acceptEarlyDrops, closeNativeMenus, replayEarlyClicks } from './early-clicks.ts';
import { markComposition } from './field-memory/composition.ts';
import { restoreFieldsAfterReload } from './field-memory/reload.ts';
import { deferLayout } from './deferred-layout.ts';
import { scrollToSections } from './navigation/scroll-to-section.ts';
import { isCopy } from './page-data.ts';
import { provideSetImmediate } from './provide-set-immediate.ts';
import { applyDatedContent, type DatedContent } from './dated-content.ts';
import { whenClientNeeded } from './when-client-needed.ts';
import { addWebFonts, applyNoScriptStyles, startWithRetries, whenIdle } from './start.ts';

// Replaced by the build.
declare const __REPORT_TARGET__: ReportTarget | null;
declare const __DATED_CONTENT__: DatedContent | null;

const idle = whenIdle();
void addWebFonts(idle);
if (isCopy()) {
  void idle.then(() => applyNoScriptStyles(true));
} else {
  if (__REPORT_TARGET__) sendReports(__REPORT_TARGET__);
  redirectToStoredLocale();
  if (__DATED_CONTENT__) applyDatedContent(__DATED_CONTENT__);
  for (const type of ['focusin', 'pointerdown', 'click'])
    document.addEventListener(type, persistLocale, true);
  markComposition();
  carryCampaign();
  const interactive = whenClientNeeded(idle).then(startWithRetries);
  deferLayout(interactive);
  expandWhenTouched();
  replayEarlyClicks();
  acceptEarlyDrops();
  closeNativeMenus();
  scrollToSections();
  restoreFieldsAfterReload();
  keepUnsentMessage();
  measureHeader();
  provideSetImmediate();
  if (import.meta.env.VITE_EVENTS) void idle.then(sendEvents);
}
