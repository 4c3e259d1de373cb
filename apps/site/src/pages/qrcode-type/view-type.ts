import {
  getPageType,
  pageTypeTexts,
  relatedPageTypes,
  type PageType,
  type PageTypeId,
  type PageTypeTexts,
} from '@waypage/content/page-types';
import { getSample, type Sample } from '@waypage/content/samples';
import { objectOf } from '#components/printed-object/find-object.ts';
import type {
  PrintedObjectDefinition,
  Stock,
} from '#components/printed-object/object-definition.ts';

export interface TypeView {
  readonly pageType: PageType;
  readonly messages: PageTypeTexts;
  readonly sample: Sample;
  readonly object: PrintedObjectDefinition;
  readonly related: readonly { readonly pageType: PageType; readonly stock: Stock }[];
}

export function viewType(id: PageTypeId): TypeView {
  const pageType = getPageType(id);
  const sample = getSample(pageType.sampleId);
  return {
    pageType,
    messages: pageTypeTexts(id),
    sample,
    object: objectOf(sample.id),
    related: viewRelated(id),
  };
}

function viewRelated(id: PageTypeId): TypeView['related'] {
  const related = relatedPageTypes(id);
  const stocks = related.map(({ sampleId }) => objectOf(sampleId).stock);
  return related.map((pageType, index) => {
    const stock = stocks[index] ?? 'bone';
    // Adjacent stocks must differ.
    return { pageType, stock: stock === stocks[index - 1] ? 'bone' : stock };
  });
}
