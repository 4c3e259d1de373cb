import type { PageTypeId } from './page-type-ids.ts';
import type { IconName } from '../icon-name.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import { getById } from '../internal/get-by-id.ts';
import { camelCase, ORDINALS } from '../internal/message-keys.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { SampleId } from '../samples/claimed-paths.ts';
import { SOLUTIONS, getSolution } from '../solutions/solutions.ts';
import type { SolutionId } from '../solutions/solution-ids.ts';
import type { TemplateKey } from '../templates/qr-type.ts';

/** Subject of a page type: the filters of `/qrcode-types`. */
export type PageTypeCategory = 'people' | 'places' | 'things' | 'offers' | 'media' | 'link';

/** A page type: a kind of code with a tab on the home page. */
export interface PageType {
  /** QR type in the URLs of the app host, and last segment of `/qrcode-types/{targetId}`. */
  readonly id: PageTypeId;
  /** Target of the link "Learn more". */
  readonly solutionId: SolutionId;
  /** Sample shown on the tab. */
  readonly sampleId: SampleId;
  /** Key of its templates in the catalog; absent on a pageless type. */
  readonly templateKey?: TemplateKey | undefined;
  /** Whether the code leads to a URL of the visitor's own instead of a page, so that no template applies. */
  readonly isPageless: boolean;
  readonly category: PageTypeCategory;
  readonly icon: IconName;
  /** Side of the pattern at its usual scanning distance, in centimeters. */
  readonly printSizeCm: number;
  readonly title: MessageKey<'page-types'>;
  readonly description: MessageKey<'page-types'>;
  /** Three or four; none for Google Review. */
  readonly benefits: readonly MessageKey<'page-types'>[];
  /** Note beside the create button. */
  readonly note?: MessageKey<'page-types'> | undefined;
  /** Label of the create button. */
  readonly create: MessageKey<'create'>;
  /** One-line description for a card. */
  readonly line: MessageKey<'qrcode-types'>;
  /** Suggested places for the print, for a table. */
  readonly place: MessageKey<'qrcode-types'>;
  /** Suggested words to print beside the code; takes `address` where the message names one. */
  readonly words: MessageKey<'qrcode-types'>;
  /** Sentence that offers the type when the chooser suggests another one first. */
  readonly alternative: MessageKey<'qrcode-types'>;
}

/** What the tabs add to the solutions that they lead to. */
const TABS = [
  { id: 'vcard-plus', templateKey: 'vcard+', category: 'people', benefits: 4 },
  { id: 'short-url', category: 'link', benefits: 3 },
  { id: 'google-review', category: 'link', benefits: 0 },
  { id: 'business', templateKey: 'business', category: 'places', benefits: 4 },
  { id: 'link-in-bio', templateKey: 'link', category: 'people', benefits: 3 },
  { id: 'gallery', templateKey: 'gallery', category: 'media', benefits: 3 },
  { id: 'pdf', templateKey: 'pdf', category: 'media', benefits: 3 },
  { id: 'pet-id', templateKey: 'petId', category: 'things', benefits: 4 },
  { id: 'catalog', templateKey: 'sales', category: 'offers', benefits: 3 },
  { id: 'smart-label', templateKey: 'linkedLabel', category: 'things', benefits: 3 },
  { id: 'inventory', templateKey: 'inventory', category: 'things', benefits: 3 },
  { id: 'coupon', templateKey: 'coupon', category: 'offers', benefits: 3 },
  { id: 'video', templateKey: 'video', category: 'media', benefits: 3 },
  { id: 'audio', templateKey: 'audio', category: 'media', benefits: 3 },
] as const;

const WITH_NOTE: readonly PageTypeId[] = ['google-review', 'inventory', 'coupon'];

/** The fourteen page types in the order of their tabs. */
export const PAGE_TYPES: readonly PageType[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ TABS.flatMap(({ id, benefits, ...tab }) => {
    const name = camelCase(id);
    const key = (path: string) => `page-types:${name}.${path}` as MessageKey<'page-types'>;
    return SOLUTIONS.filter(({ pageTypeId }) => pageTypeId === id).map(
      ({ id: solutionId, sampleId, isPageless, icon, printSizeCm, create }): PageType => ({
        ...tab,
        id,
        solutionId,
        sampleId,
        isPageless,
        icon,
        printSizeCm,
        create,
        title: `page-types:${name}.title`,
        description: `page-types:${name}.description`,
        benefits: ORDINALS.slice(0, benefits).map((ordinal) => key(`benefits.${ordinal}`)),
        ...(WITH_NOTE.includes(id) && { note: key('note') }),
        line: `qrcode-types:lines.${name}`,
        place: `qrcode-types:table.places.${name}`,
        words: `qrcode-types:table.words.${name}`,
        alternative: `qrcode-types:chooser.or.${name}`,
      }),
    );
  }),
);

/** Finds a page type by id, ignoring case. */
export function findPageType(id: string): PageType | undefined {
  return PAGE_TYPES.find((pageType) => pageType.id === id.toLowerCase());
}

/**
 * Returns the page type with a known id.
 *
 * @throws RangeError when no type has the id, which only untyped callers can cause
 */
export function getPageType(id: PageTypeId): PageType {
  return getById('page type', PAGE_TYPES, id);
}

/** Returns up to two types to look at next: the related solutions of the type's solution that have a tab. */
export function relatedPageTypes(id: PageTypeId): readonly PageType[] {
  return getSolution(getPageType(id).solutionId)
    .relatedIds.flatMap((relatedId) => getSolution(relatedId).pageTypeId ?? [])
    .slice(0, 2)
    .map(getPageType);
}

/** A filter of `/qrcode-types`. */
export interface PageTypeFilter {
  readonly category: PageTypeCategory;
  readonly label: MessageKey<'qrcode-types'>;
}

/** The filters in display order; the filter "all" comes before them. */
export const PAGE_TYPE_FILTERS: readonly PageTypeFilter[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ (['people', 'places', 'things', 'offers', 'media', 'link'] as const).map(
    (category): PageTypeFilter => ({ category, label: `qrcode-types:filter.${category}` }),
  ),
);
