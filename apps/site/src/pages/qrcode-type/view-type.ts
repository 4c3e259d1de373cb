import {
  getPageType,
  pageTypeMessages,
  relatedPageTypes,
  type PageTypeId,
} from '@waypage/content/page-types';
import { getSample } from '@waypage/content/samples';
import { objectOf } from '#components/printed-object/find-object.ts';

export type TypeView = ReturnType<typeof viewType>;

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
