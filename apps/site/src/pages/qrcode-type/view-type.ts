import {
  getPageType,
  pageTypeMessages,
  relatedPageTypes,
  type PageTypeId,
} from '@waypage/content/page-types';
import { getSample } from '@waypage/content/samples';
import { objectOf } from '#components/printed-object/find-object.ts';
import { PRINT_RULES } from '@waypage/codes/print';
import type { QrPath } from '@waypage/ui';

export type TypeView = ReturnType<typeof viewType>;

/** A type with its printed code. */
export interface CodeView extends TypeView {
  readonly code: QrPath;
  readonly measures: ReturnType<typeof codeMeasures>;
}

export function viewType(id: PageTypeId) {
  const pageType = getPageType(id);
  const sample = getSample(pageType.sampleId);
  return {
    pageType,
    messages: pageTypeMessages(id),
    sample,
    object: objectOf(sample.id),
    related: viewRelated(id),
  };
}

function viewRelated(id: PageTypeId) {
  const related = relatedPageTypes(id);
  const stocks = related.map(({ sampleId }) => objectOf(sampleId).stock);
  return related.map((pageType, index) => {
    const stock = stocks[index] ?? 'bone';
    // Adjacent stocks must differ.
    return { pageType, stock: stock === stocks[index - 1] ? 'bone' : stock };
  });
}

/** A code of `modules` per side, in millimeters by default (docs/product.md, section 9, "QR print tips"). */
export function codeMeasures(modules: number, sizeCm: number) {
  const pattern = sizeCm * 10;
  const edge = (pattern / modules) * PRINT_RULES.quietZoneModules;
  return {
    pattern,
    edge,
    /** The pattern with its quiet zone. */
    total: pattern + 2 * edge,
    /** Size of a module at the smallest allowed size of the pattern. */
    smallestModule: (PRINT_RULES.minSizeCm * 10) / modules,
    distanceCm: Math.round(sizeCm / PRINT_RULES.sizePerDistance),
  };
}
