import { media } from '@waypage/ui/theme';
import { useMediaQuery } from '#browser/useMediaQuery.ts';

export interface Preview {
  readonly path: string;
  /** The path belongs to somebody else, so its code must not be shown. */
  readonly isTaken: boolean;
}

/** Where the code of the typed path is rendered: beside the button, in the empty phone, or on the stage. */
export type PreviewPlace = 'slot' | 'phone' | 'stage';

/**
 * The one place of the preview that this viewport shows. Mounting the invisible ones would be most of the work of the
 * first keystroke.
 */
export function usePreviewPlace(): PreviewPlace {
  const isTablet = useMediaQuery(media.sm, false);
  const isDesktop = useMediaQuery(media.lg, false);
  if (isDesktop) return 'stage';
  return isTablet ? 'phone' : 'slot';
}
