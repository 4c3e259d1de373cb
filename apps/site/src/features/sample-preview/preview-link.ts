import type { Locale } from '@waypage/content';
import type { SamplePage } from '@waypage/content/samples';
import type { MouseEvent } from 'react';
import { isUnmodifiedClick } from '#browser/unmodified-click.ts';
import { samplePath } from './sample-path.ts';
import { loadPreview, openSamplePreview } from './sample-preview.ts';

function fetchAhead(): void {
  loadPreview().catch(() => undefined);
}

/**
 * Props of a link (`<a>`) to a sample's page that a plain click shows in the preview dialog. Without
 * scripts, with a modifier key, and where the dialog's code cannot be fetched, the page itself opens.
 */
export function previewLink(sample: SamplePage, locale: Locale) {
  const href = samplePath(sample, locale);
  return {
    href,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.defaultPrevented || !isUnmodifiedClick(event)) return;
      event.preventDefault();
      // Not every browser focuses a link that is pressed; the dialog gives the focus back to it.
      event.currentTarget.focus({ preventScroll: true });
      void openSamplePreview(sample.id).then((isOpened) => {
        if (!isOpened) window.location.assign(href);
      });
    },
  };
}
