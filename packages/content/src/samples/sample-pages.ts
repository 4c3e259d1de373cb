import { deepFreeze } from '../internal/deep-freeze.ts';
import { SAMPLES, type SamplePage } from './samples.ts';
import { TEMPLATE_PAGES } from './template-pages.ts';

/** Every page at `/sample/{qrType}/{templateId}` (docs/product.md, section 2): samples with an object come first. */
export const SAMPLE_PAGES: readonly SamplePage[] = /* @__PURE__ */ deepFreeze([
  ...SAMPLES,
  ...TEMPLATE_PAGES,
]);

/** The page with an id; `undefined` when there is none. */
export function findSamplePage(id: string): SamplePage | undefined {
  return SAMPLE_PAGES.find((page) => page.id === id);
}
