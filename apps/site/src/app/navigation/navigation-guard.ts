import type { i18n } from 'i18next';
import { notify } from '../../flows/notifications/use-notifications.ts';
import { rememberScroll } from '../../flows/scroll-to-section/scroll-memory.ts';
import { setNavigationWait } from '../../flows/waiting/navigation-wait.ts';
import { pathWithoutLocale } from '../../i18n/localized-path.ts';
import { findPage } from '../../services/pages.ts';
import type { Guard } from './guarded-history.ts';
import { isHostReachable } from './is-host-reachable.ts';
import { openAfresh, openDocument } from './open-document.ts';
import type { Screens } from '../screens.ts';

/**
 * What a navigation of the site waits for, and what happens when it cannot be had
 * (docs/decisions/0019-navigations-wait-for-their-code.md).
 */
export function createNavigationGuard(translator: i18n, screens: Screens): Guard {
  return {
    prepare(path, way) {
      const page = findPage(pathWithoutLocale(path));
      // A position further down is only there when all above it is.
      const isWhole = way === 'pop';
      return screens.isReady(page, isWhole) ? undefined : screens.load(page, isWhole);
    },
    onWaiting: setNavigationWait,
    onLeave: rememberScroll,
    async onFailure(href, way) {
      if (await isHostReachable()) {
        // A step back or forth has changed the address already.
        return way === 'pop' ? openAfresh() : openDocument(href);
      }
      notify({ message: translator.t('error:unreachable'), severity: 'warning' });
      return true;
    },
  };
}
