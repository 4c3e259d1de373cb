import type { i18n } from 'i18next';
import { notify } from '../../flows/notifications/use-notifications.ts';
import { setNavigationWait } from '../../flows/waiting/navigation-wait.ts';
import { pathWithoutLocale } from '../../i18n/localized-path.ts';
import { findPage, type Page } from '../../services/pages.ts';
import type { PartLoader } from '../hydration/part-loader.ts';
import { rememberScroll } from '../scrolling/scroll-memory.ts';
import { isHostReachable } from './is-host-reachable.ts';
import type { Guard } from './location-store.ts';
import { openAfresh, openDocument } from './open-document.ts';

/**
 * What a navigation of the site waits for, and what happens when it cannot be had
 * (docs/decisions/0019-navigations-wait-for-their-code.md).
 *
 * @param isShown whether a page is the one on the screen
 */
export function createNavigationGuard(
  translator: i18n,
  loader: PartLoader,
  isShown: (page: Page) => boolean,
): Guard {
  return {
    prepare(path, way) {
      const page = findPage(pathWithoutLocale(path));
      // A position further down is only there when all above it is.
      const isWhole = way === 'pop';
      return isShown(page) || loader.isReady(page, isWhole)
        ? undefined
        : loader.loadPage(page, isWhole);
    },
    onWaiting: setNavigationWait,
    onLeave: rememberScroll,
    async onFailure(href, way) {
      if (await isHostReachable()) {
        // A step back or forth has changed the address already.
        return way === 'pop' ? openAfresh() : openDocument(href);
      }
      notify({
        message: translator.t('error:unreachable'),
        severity: 'warning',
        topic: 'navigation',
      });
      return true;
    },
  };
}
