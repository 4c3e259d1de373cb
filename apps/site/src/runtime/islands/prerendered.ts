import { expandDeferred } from '../deferred-markup.ts';

/**
 * Fetches the document of a page. `XMLHttpRequest` parses it without a policy for Trusted Types.
 *
 * @returns a function that returns the prerendered content of an island, with its styles in this document; undefined
 *   where the document could not be had
 */
export async function fetchPrerendered(
  url: string,
): Promise<(island: string) => DocumentFragment | undefined> {
  const request = new XMLHttpRequest();
  request.open('GET', url);
  request.responseType = 'document';
  await new Promise((resolve) => {
    request.onloadend = resolve;
    request.send();
  });
  const page = request.status === 200 ? request.responseXML : null;
  for (const link of page?.querySelectorAll('body link[rel=stylesheet]') ?? [])
    document.head.append(document.importNode(link));
  for (const style of page?.querySelectorAll('style[data-styled]') ?? []) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    document.adoptedStyleSheets.push(sheet);
  }
  return (island) => {
    const element = page?.querySelector(`[data-island="${island}"]`);
    if (!element) return undefined;
    const content = document.createDocumentFragment();
    content.append(...document.importNode(element, true).childNodes);
    expandDeferred(content);
    return content;
  };
}
