import { findSamplePage, type SamplePageId } from '@waypage/content';
import { createElement, type FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSamplePage, samplePageNamespaces } from '#samples/sample-pages.ts';
import { SamplePageFrame } from './SamplePageFrame.tsx';

/** Loads the page of a sample with its frame (docs/product.md, section 2). */
export async function loadSample(id: SamplePageId): Promise<FunctionComponent> {
  const SamplePage = await loadSamplePage(id);
  return function Sample() {
    const { t } = useTranslation(samplePageNamespaces(id));
    const sample = findSamplePage(id);
    const children = createElement(SamplePage);
    return createElement(SamplePageFrame, { name: sample ? t(sample.name) : '', children });
  };
}
