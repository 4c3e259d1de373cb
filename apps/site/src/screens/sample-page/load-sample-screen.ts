import { createElement, type ComponentType } from 'react';
import type { Page } from '../../services/pages.ts';

/** Loads the screen around a sample page together with the page itself. */
export async function loadSampleScreen({ id = '' }: Page): Promise<{ default: ComponentType }> {
  const [{ SampleScreen }, { default: SamplePage }] = await Promise.all([
    import('./SampleScreen.tsx'),
    import('../../sample-pages/sample-pages.ts').then(({ loadSamplePage }) => loadSamplePage(id)),
  ]);
  return { default: () => createElement(SampleScreen, null, createElement(SamplePage)) };
}
