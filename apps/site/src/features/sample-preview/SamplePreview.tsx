import type { SamplePage } from '@waypage/content/samples';
import { type ComponentType, useEffect, useState } from 'react';

/** A new object for each request. */
export interface PreviewRequest {
  readonly sample: SamplePage;
}

export type PreviewWindowComponent = ComponentType<{ readonly request: PreviewRequest }>;

export interface Preview {
  readonly request: PreviewRequest;
  readonly Window: PreviewWindowComponent;
}

type Listener = (preview: Preview) => void;

const listeners = new Set<Listener>();
let isLoading = false;

/** Loads the code of the dialog. */
export async function loadPreview(): Promise<PreviewWindowComponent> {
  return (await import('./PreviewWindow.tsx')).PreviewWindow;
}

/**
 * Shows a sample's page in the preview dialog (docs/product.md, section 4). Further calls have no effect while the code
 * loads.
 *
 * @returns false when the code failed to load: open the page itself then
 */
export async function openSamplePreview(
  sample: SamplePage,
  load: () => Promise<PreviewWindowComponent> = loadPreview,
): Promise<boolean> {
  if (isLoading) return true;
  isLoading = true;
  const Window = await load().catch(() => undefined);
  isLoading = false;
  if (!Window) return false;
  for (const listener of listeners) listener({ request: { sample }, Window });
  return true;
}

/** Subscribes to `openSamplePreview`. @returns a function that unsubscribes */
export function onPreviewRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Renders the preview dialog, once per page. Empty until `openSamplePreview` is called. */
export function SamplePreview() {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => onPreviewRequest(setPreview), []);
  return preview && <preview.Window request={preview.request} />;
}
