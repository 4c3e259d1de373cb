// The one inline script of every page, the same on all of them so that one hash covers it. It runs
// before anything is painted, and nothing waits for it.
import { startApplication } from './application.ts';
import { keepEarlyActions } from './early-actions.ts';
import { settleLocale, storeChoice } from './locale.ts';
import { whenIdle, whenPainted } from './moments.ts';
import { allowLazyLayout } from './lazy-layout.ts';
import { addWebFaces, hasWebFacesAtHand } from './web-faces.ts';

settleLocale();
allowLazyLayout();
document.addEventListener('click', storeChoice, true);
const earlyActions = keepEarlyActions();

if (hasWebFacesAtHand()) void addWebFaces();
else whenPainted(() => void addWebFaces());

whenIdle(() => {
  startApplication().then(earlyActions.repeat, (error: unknown) => {
    // The page stays what it is without scripts: all there to read, every link alive.
    console.error('[site] The page could not be made interactive.', error);
  });
});
