import { media } from '@waypage/ui/theme';
import { useSyncExternalStore } from 'react';

export interface Preview {
  readonly path: string;
  /** The path belongs to somebody else, so its code must not be shown. */
  readonly isTaken: boolean;
}

/** Where the code of the typed path is rendered: beside the button, in the empty phone, or on the stage. */
export type PreviewPlace = 'slot' | 'phone' | 'stage';

function subscribe(onChange: () => void): () => void {
  const queries = [media.sm, media.lg].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function getPlace(): PreviewPlace {
  if (matchMedia(media.lg).matches) return 'stage';
  return matchMedia(media.sm).matches ? 'phone' : 'slot';
}

/**
 * The one place of the preview that this viewport shows. Mounting the invisible ones would be most of the work of the
 * first keystroke.
 */
export function usePreviewPlace(): PreviewPlace {
  return useSyncExternalStore(subscribe, getPlace, () => 'slot');
}
