import type { SolutionId } from './solution-ids.ts';
import type { IconName } from '../icon-name.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import { camelCase } from '../internal/message-keys.ts';
import type { MessageKey } from '../messages/keys.ts';
import { PAGE_TYPE_IDS, type PageTypeId } from '../page-types/page-type-ids.ts';
import type { SampleId } from '../samples/claimed-paths.ts';
import { PAGELESS_TYPES, type QrType } from '../templates/qr-type.ts';
import { solutionMessages, type SolutionMessages } from './solution-messages.ts';

/** Id of a group of solutions. */
export type SolutionGroupId =
  | 'digital-presence'
  | 'commerce-showcase'
  | 'utility-tracking'
  | 'events-engagement';

/** A use of a code, with a page of its own. */
export interface Solution {
  readonly id: SolutionId;
  /** QR type in the URLs of the app host. */
  readonly qrType: QrType;
  /** Its page type; absent on the two solutions without a tab. */
  readonly pageTypeId?: PageTypeId | undefined;
  readonly sampleId: SampleId;
  /** Whether its code leads to a URL of the visitor's own instead of a page. */
  readonly isPageless: boolean;
  readonly group: SolutionGroupId;
  /** Whether menus hide it unless `solutionVisibility.json` shows it. Its page exists either way. */
  readonly isHidden: boolean;
  /** Further hashes of `/solutions#…` that lead to it, besides its id. */
  readonly hashAliases: readonly string[];
  readonly relatedIds: readonly SolutionId[];
  readonly icon: IconName;
  /** Side of the pattern at its usual scanning distance, in centimeters. */
  readonly printSizeCm: number;
  readonly name: MessageKey<'menus'>;
  /** Its result for the customer, in one line. */
  readonly result: MessageKey<'solutions'>;
  /** Label of the create button. */
  readonly create: MessageKey<'create'>;
  readonly messages: SolutionMessages;
}

/** What does not follow from the ids. The QR type is the id where there is none. */
const USES = [
  {
    id: 'link-in-bio',
    hashAliases: ['link-in-bio'],
    sampleId: 'link-photo',
    group: 'digital-presence',
    relatedIds: ['vcard-plus', 'gallery', 'playlist'],
    icon: 'link',
    printSizeCm: 3,
  },
  {
    id: 'vcard-plus',
    hashAliases: ['vcard-plus'],
    sampleId: 'vcard-white',
    group: 'digital-presence',
    relatedIds: ['link-in-bio', 'business-page', 'website'],
    icon: 'contact',
    printSizeCm: 2,
  },
  {
    id: 'business-page',
    hashAliases: ['business-page'],
    qrType: 'business',
    sampleId: 'business-realtor',
    group: 'digital-presence',
    relatedIds: ['google-review', 'link-in-bio', 'catalog'],
    icon: 'store',
    printSizeCm: 4,
  },
  {
    id: 'website',
    hashAliases: ['website'],
    qrType: 'short-url',
    sampleId: 'website',
    group: 'digital-presence',
    relatedIds: ['google-review', 'link-in-bio', 'pdf'],
    icon: 'globe',
    printSizeCm: 2,
  },
  {
    id: 'google-review',
    sampleId: 'google',
    group: 'digital-presence',
    relatedIds: ['business-page', 'feedback', 'website'],
    icon: 'star',
    printSizeCm: 3,
  },
  {
    id: 'product',
    sampleId: 'product-kettle',
    group: 'commerce-showcase',
    relatedIds: ['catalog', 'smart-label', 'coupon'],
    icon: 'package',
    printSizeCm: 2,
    isHidden: true,
  },
  {
    id: 'catalog',
    sampleId: 'sales-menu',
    group: 'commerce-showcase',
    relatedIds: ['coupon', 'product', 'google-review'],
    icon: 'book-open',
    printSizeCm: 3,
    isHidden: true,
    hashAliases: ['menu'],
  },
  {
    id: 'coupon',
    hashAliases: ['coupon'],
    sampleId: 'coupon-two-for-one',
    group: 'commerce-showcase',
    relatedIds: ['catalog', 'product', 'business-page'],
    icon: 'ticket',
    printSizeCm: 3,
  },
  {
    id: 'pet-id',
    sampleId: 'pet-dog',
    group: 'utility-tracking',
    relatedIds: ['inventory', 'smart-label', 'vcard-plus'],
    icon: 'paw-print',
    printSizeCm: 2,
  },
  {
    id: 'smart-label',
    sampleId: 'label-food',
    group: 'utility-tracking',
    relatedIds: ['product', 'pdf', 'inventory'],
    icon: 'tag',
    printSizeCm: 2,
    isHidden: true,
  },
  {
    id: 'inventory',
    sampleId: 'inventory-tool',
    group: 'utility-tracking',
    relatedIds: ['smart-label', 'pdf', 'pet-id'],
    icon: 'boxes',
    printSizeCm: 2,
  },
  {
    id: 'feedback',
    sampleId: 'feedback-exit',
    group: 'events-engagement',
    relatedIds: ['google-review', 'business-page', 'pdf'],
    icon: 'message-square',
    printSizeCm: 3,
    isHidden: true,
  },
  {
    id: 'gallery',
    sampleId: 'gallery-wall',
    group: 'events-engagement',
    relatedIds: ['link-in-bio', 'video', 'business-page'],
    icon: 'images',
    printSizeCm: 5,
    hashAliases: ['image-gallery'],
  },
  {
    id: 'video',
    sampleId: 'video-how-to',
    group: 'events-engagement',
    relatedIds: ['pdf', 'product', 'playlist'],
    icon: 'clapperboard',
    printSizeCm: 4,
  },
  {
    id: 'playlist',
    qrType: 'audio',
    sampleId: 'audio-episode',
    group: 'events-engagement',
    relatedIds: ['gallery', 'video', 'business-page'],
    icon: 'list-music',
    printSizeCm: 5,
  },
  {
    id: 'pdf',
    hashAliases: ['pdf'],
    sampleId: 'pdf-manual',
    group: 'events-engagement',
    relatedIds: ['video', 'smart-label', 'inventory'],
    icon: 'file-text',
    printSizeCm: 2.5,
  },
] as const satisfies readonly Partial<Solution>[];

/** All sixteen solutions in the order of `/solutions`. */
export const SOLUTIONS: readonly Solution[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ USES.map((use): Solution => {
    const { id } = use;
    const qrType: QrType = 'qrType' in use ? use.qrType : use.id;
    const isPageless = PAGELESS_TYPES.includes(qrType);
    return {
      isHidden: false,
      hashAliases: [],
      ...use,
      qrType,
      isPageless,
      pageTypeId: PAGE_TYPE_IDS.find((pageTypeId) => pageTypeId === qrType),
      name: `menus:${camelCase(id)}.name`,
      result: `solutions:results.${camelCase(id)}`,
      create: `create:${camelCase(qrType)}`,
      messages: solutionMessages(id, {
        benefits: id === 'google-review' ? 0 : 3,
        blocks: isPageless ? 3 : 6,
      }),
    };
  }),
);

/** Finds a solution by id, ignoring case. */
export function findSolution(id: string): Solution | undefined {
  return SOLUTIONS.find((solution) => solution.id === id.toLowerCase());
}

/** Finds the solution of a `/solutions` hash: an id or an alias, with or without `#`, ignoring case. */
export function findSolutionByHash(hash: string): Solution | undefined {
  const name = hash.replace(/^#/, '').toLowerCase();
  return SOLUTIONS.find(({ hashAliases }) => hashAliases.includes(name)) ?? findSolution(name);
}

/**
 * Returns the solution with a known id.
 *
 * @throws RangeError when no solution has the id, which only untyped callers can cause
 */
export function getSolution(id: SolutionId): Solution {
  const solution = findSolution(id);
  if (!solution) {
    throw new RangeError(
      `[@waypage/content] There is no solution "${id}". Use one of: ${SOLUTIONS.map((candidate) => candidate.id).join(', ')}.`,
    );
  }
  return solution;
}

/** Content of `solutionVisibility.json`: by solution id, whether menus show it. */
export type SolutionVisibility = Readonly<Record<string, boolean>>;

/** Whether menus show a solution: by the visibility file, else by its built-in flag. */
export function isInMenus(solution: Solution, visibility: SolutionVisibility = {}): boolean {
  return Object.hasOwn(visibility, solution.id)
    ? visibility[solution.id] === true
    : !solution.isHidden;
}

/** A group of solutions. */
export interface SolutionGroup {
  readonly id: SolutionGroupId;
  readonly name: MessageKey<'menus'>;
  /** One-line description of its solutions. */
  readonly line: MessageKey<'solutions'>;
}

const IDS = [
  'digital-presence',
  'commerce-showcase',
  'utility-tracking',
  'events-engagement',
] as const satisfies readonly SolutionGroupId[];

/** The groups in the order of `/solutions`. */
export const SOLUTION_GROUPS: readonly SolutionGroup[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ IDS.map((id): SolutionGroup => ({
    id,
    name: `menus:groups.${camelCase(id)}`,
    line: `solutions:groups.${camelCase(id)}`,
  })),
);

/** Returns the solutions of a group in the order of `/solutions`, including hidden ones. */
export function solutionsOf(group: SolutionGroupId): readonly Solution[] {
  return SOLUTIONS.filter((solution) => solution.group === group);
}
