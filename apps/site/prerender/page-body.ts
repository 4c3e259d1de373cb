import type { RenderedPage, RenderedPart } from '../src/app/entry-prerender.tsx';

/** Where the parts of a page stand. */
export interface BodyFrame {
  readonly mainId: string;
  readonly noticeId: string;
}

/** Id of what comes after the first part: the page is painted when all before it is there. */
const SECOND_ID = 'second-part';

const partHtml = ({ name, html }: RenderedPart, id?: string) =>
  `<div${id === undefined ? '' : ` id="${id}"`} data-page-part="${name}">${html}</div>`;

/** What stands in the root element of a page, and what the first paint waits for. */
export function pageBody(
  { mainId, noticeId }: BodyFrame,
  { parts, notices }: RenderedPage,
  laterSheet: string | undefined,
): { body: string; expected: string } {
  const [first, second, ...rest] = parts.main;
  // What stands below it is not painted before it is there.
  const sheet = laterSheet === undefined ? '' : `<link rel="stylesheet" href="${laterSheet}">`;
  const inside = [
    ...(first ? [partHtml(first)] : []),
    sheet,
    ...(second ? [partHtml(second, SECOND_ID)] : []),
    ...rest.map((part) => partHtml(part)),
  ].join('');
  const isBare = parts.above.length === 0;
  const notice = `<p id="${noticeId}" role="status" data-unreachable="${attribute(notices.unreachable)}" data-outdated="${attribute(notices.outdated)}"></p>`;
  return {
    body: [
      ...parts.above.map((part) => partHtml(part)),
      isBare ? inside : `<main id="${mainId}" tabindex="-1">${inside}</main>`,
      ...parts.below.map((part) => partHtml(part)),
      notice,
    ].join(''),
    expected: second ? SECOND_ID : mainId,
  };
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
