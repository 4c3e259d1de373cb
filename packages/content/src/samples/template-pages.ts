import { camelCase } from '../internal/camel-case.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { QrType } from '../templates/qr-type.ts';
import { SAMPLE_PATHS, type SamplePageId } from './sample-paths.ts';
import { SAMPLES, type SamplePage } from './samples.ts';

function templatePages(): SamplePage[] {
  return SAMPLE_PATHS.map((path) => path.split('/') as [QrType, SamplePageId])
    .filter(([, id]) => SAMPLES.every((sample) => sample.id !== id))
    .map(([qrType, id]) => ({
      id,
      qrType,
      isPageless: false,
      name: `template-pages:${camelCase(id)}.name` as MessageKey<'template-pages'>,
      picture: `template-pages:${camelCase(id)}.picture` as MessageKey<'template-pages'>,
      isSample: true,
    }));
}

/** The pages that no object is drawn for; all others are in `SAMPLES`. */
export const TEMPLATE_PAGES: readonly SamplePage[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ templatePages(),
);
