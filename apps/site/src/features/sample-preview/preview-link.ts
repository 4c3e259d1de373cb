import type { Locale } from '@waypage/content';
import type { SamplePage } from '@waypage/content/samples';
import type { MouseEvent } from 'react';
import { isUnmodifiedClick } from '#runtime/dom-events.ts';
import { samplePath } from './sample-urls.ts';
import { loadPreview, openSamplePreview } from './SamplePreview.tsx';

function prefetchPreview(): void {
  loadPreview().catch(() => undefined);
}

/** Opens a sample's page in the dialog; without scripts, with a modifier key or after a failure, the page itself. */
export function previewLink(sample: SamplePage, locale: Locale) {
  const href = samplePath(sample, locale);
  return {
    href,
    onPointerEnter: prefetchPreview,
    onFocus: prefetchPreview,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.defaultPrevented || !isUnmodifiedClick(event)) return;
      event.preventDefault();
      // Not every browser focuses a clicked link; the dialog returns the focus to it.
      event.currentTarget.focus({ preventScroll: true });
      const { href: hrefWithCampaign } = event.currentTarget;
      void openSamplePreview(sample).then((isOpened) => {
        if (!isOpened) window.location.assign(hrefWithCampaign);
      });
    },
  };
}
