export interface CampaignSettings {
  /** Names of the parameters, in the order in which they are written. */
  readonly names: readonly string[];
  /** Origins of the application, which get the campaign beside the site's own pages. */
  readonly origins: readonly string[];
}

// Replaced by the build.
declare const __CAMPAIGN__: CampaignSettings;
const { names, origins } = __CAMPAIGN__;

const MAX_LENGTH = 1000;

/** Up to 200 characters, none of them a control or format character, a line break, or half of one; not blank. */
const VALUE = /^(?=.*\S)[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u;

/** Whether the visitor has asked not to be followed (Global Privacy Control, Do Not Track). */
export function hasPrivacyControl(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Reads the campaign of a query. Invalid values are dropped, and everything without a source.
 *
 * @returns the campaign as a query without `?`; empty where there is none, or with a privacy control
 */
export function readCampaign(search: string): string {
  const query = new URLSearchParams(search);
  const campaign = new URLSearchParams();
  let length = 0;
  for (const name of names) {
    const value = query.get(name) ?? '';
    if (!VALUE.test(value) || length + value.length > MAX_LENGTH) continue;
    length += value.length;
    campaign.set(name, value);
  }
  return campaign.has('utm_source') && !hasPrivacyControl() ? campaign.toString() : '';
}

/** A URL of http whose last segment is no file. A `blob:` URL has the origin of the site too. */
const PAGE = /^http[^?#]*\/[^.?#/]*(?:[?#]|$)/;

/** Adds the campaign of this page to the URL of another one of the site or the app that has none of its own. */
export function withCampaign(href: string): string {
  const url = new URL(href, location.href);
  const campaign =
    PAGE.test(url.href) &&
    [location.origin, ...origins].includes(url.origin) &&
    !/[?&]utm_/.test(url.search) &&
    readCampaign(location.search);
  if (!campaign) return href;
  url.search += (url.search && '&') + campaign;
  return url.href;
}

/** Adds the campaign to a link just before it is used: by a click, a new tab, or "copy link". */
export function carryCampaign(): void {
  const onUse = ({ target }: Event) => {
    // The target may be the document.
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- as said, in fewer bytes
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]:not([download])');
    const href = link && withCampaign(link.href);
    if (href && href !== link.href) link.href = href;
  };
  for (const type of ['pointerdown', 'focusin', 'click', 'auxclick', 'contextmenu'])
    document.addEventListener(type, onUse, true);
}
