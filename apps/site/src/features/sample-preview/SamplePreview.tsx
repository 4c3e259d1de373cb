import { useEffect, useState } from 'react';
import { onPreviewRequest, type Preview } from './sample-preview.ts';

/** Renders the preview dialog, once per page. Empty until `openSamplePreview` is called. */
export function SamplePreview() {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => onPreviewRequest(setPreview), []);
  return preview && <preview.Window request={preview.request} />;
}
