/** A view, or an action with its properties. */
export interface CountedEvent {
  readonly name: string;
  readonly isView: boolean;
  /** Origin and path of the page, with the campaign as its only query. */
  readonly url: string;
  readonly title: string;
  /** Origin of the page that has linked here, with a slash at the end; undefined for a link of the site itself. */
  readonly referrer: string | undefined;
  readonly properties: Readonly<Record<string, string>>;
}

/** Body of `POST /api/event` (https://plausible.io/docs/events-api). */
export function plausibleBody(domain: string, event: CountedEvent): string {
  const { isView, url, referrer, properties: props } = event;
  return JSON.stringify({ name: isView ? 'pageview' : event.name, domain, url, referrer, props });
}

/** Body of `POST /api/send` (https://umami.is/docs/api/sending-stats). */
export function umamiBody(website: string, event: CountedEvent): string {
  const { hostname, pathname, search } = new URL(event.url);
  const { title, referrer, isView, name, properties: data } = event;
  const page = { website, hostname, url: pathname + search, title, referrer };
  return JSON.stringify({ type: 'event', payload: isView ? page : { ...page, name, data } });
}

/** Body of `POST /matomo.php` (https://developer.matomo.org/api-reference/tracking-api). */
export function matomoBody(idsite: string, event: CountedEvent): URLSearchParams {
  const { url, title, referrer = '', isView, name, properties } = event;
  const { place = '', ...others } = properties;
  return new URLSearchParams({
    idsite,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url,
    action_name: title,
    urlref: referrer,
    ...(!isView && { ca: '1', e_c: place, e_a: name, e_n: Object.values(others).join(' ') }),
  });
}

/** The site's own format (docs/campaigns.md). */
export function jsonBody(site: string, event: CountedEvent): string {
  const { name, url, title, referrer, properties } = event;
  return JSON.stringify({ event: name, site, url, title, referrer, ...properties });
}
