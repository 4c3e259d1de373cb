import type { SamplePageId } from '@waypage/content/samples';
import type { ComponentType } from 'react';

/** What the window of the preview is told; a new object for every time it is asked for. */
export interface PreviewRequest {
  readonly sampleId: SamplePageId;
}

/** The dialog, once its code is here. */
export type PreviewWindowComponent = ComponentType<{ readonly request: PreviewRequest }>;

type Listener = (request: PreviewRequest, Window: PreviewWindowComponent) => void;

const listeners = new Set<Listener>();
let code: Promise<PreviewWindowComponent> | undefined;
let isAsked = false;

/**
 * Fetches the code of the dialog, once. A failure is forgotten, so that the next call tries again.
 *
 * @throws when the code cannot be fetched.
 */
export function loadPreview(): Promise<PreviewWindowComponent> {
  code ??= import('./PreviewWindow.tsx').then(
    ({ PreviewWindow }) => PreviewWindow,
    (error: unknown) => {
      code = undefined;
      throw error;
    },
  );
  return code;
}

/**
 * Shows a sample's page in the preview dialog of the page, whoever renders it (docs/product.md, section
 * 4). While its code is on the way, further calls do nothing.
 *
 * @param load how the code is fetched
 * @returns whether the code was loaded; if not, open the page itself.
 */
export async function openSamplePreview(
  sampleId: SamplePageId,
  load: () => Promise<PreviewWindowComponent> = loadPreview,
): Promise<boolean> {
  if (isAsked) return true;
  isAsked = true;
  const Window = await load().catch(() => undefined);
  isAsked = false;
  if (!Window) return false;
  for (const listener of listeners) listener({ sampleId }, Window);
  return true;
}

/** Listens to `openSamplePreview`. @returns Stops listening. */
export function onPreviewRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
