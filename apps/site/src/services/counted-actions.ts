import type { SiteEnvironment } from './environment.ts';

/** Everything that is counted beside views. Each value is one of a closed list, never something typed. */
export type Action =
  | {
      readonly name:
        | 'sign-up'
        | 'log-in'
        | 'account'
        | 'claim'
        | 'shop'
        | 'create-code'
        | 'templates'
        | 'studio'
        | 'contact-sent';
    }
  | { readonly name: 'choose-plan'; readonly plan: string; readonly period: 'monthly' | 'annual' }
  | { readonly name: 'create-page'; readonly type: string }
  | { readonly name: 'language'; readonly to: string }
  | { readonly name: 'code-checked'; readonly verdict: string }
  | { readonly name: 'print'; readonly layout: string };

/** An action and the island in which it happened. */
export type PlacedAction = Action & { readonly place: string };

/** Event that passes an action to the sender (`event-sender.ts`). */
export const ACTION_EVENT = 'site-action';

/** Event that passes the title of the page to the sender after a navigation. */
export const NAVIGATION_EVENT = 'site-navigation';

/** Counts an action that is not a link. Does nothing in a build without `VITE_EVENTS`. */
export function countAction(action: PlacedAction): void {
  if (import.meta.env.VITE_EVENTS)
    document.dispatchEvent(new CustomEvent(ACTION_EVENT, { detail: action }));
}

type Hosts = Pick<SiteEnvironment, 'appHost' | 'qrGeneratorHost' | 'studioHost' | 'shopUrl'>;

/** Returns the action of a link by its URL, as `createLinks` builds it; undefined for any other URL. */
export function actionOfUrl(href: string, hosts: Hosts): Action | undefined {
  if (!URL.canParse(href)) return undefined;
  const { origin, pathname } = new URL(href);
  const [folder = '', second = '', third = ''] = pathname.split('/').slice(1);
  if (origin === hosts.appHost) {
    if (folder === '') return { name: 'account' };
    if (folder === 'sign-up') return { name: folder };
    if (folder === 'sign-in') return { name: 'log-in' };
    if (folder === 'ql')
      return third === 'new' ? { name: 'create-page', type: second } : { name: 'claim' };
    if (folder === 'plans') {
      const [plan = '', period] = third.split('_');
      return { name: 'choose-plan', plan, period: period === 'annual' ? period : 'monthly' };
    }
  }
  if (origin === hosts.qrGeneratorHost)
    return { name: folder === 'templates' ? folder : 'create-code' };
  if (origin === hosts.studioHost) return { name: 'studio' };
  return origin === new URL(hosts.shopUrl).origin ? { name: 'shop' } : undefined;
}
