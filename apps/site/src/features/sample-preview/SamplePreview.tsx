import { useEffect, useState } from 'react';
import {
  onPreviewRequest,
  type PreviewRequest,
  type PreviewWindowComponent,
} from './sample-preview.ts';

interface Preview {
  readonly request: PreviewRequest;
  readonly Window: PreviewWindowComponent;
}

/** Renders the preview dialog, once per page. Empty until `openSamplePreview` is called. */
export function SamplePreview() {
  const [preview, setPreview] = useState<Preview>();
  useEffect(
    () =>
      onPreviewRequest((request, Window) => {
        setPreview({ request, Window });
      }),
    [],
  );
  return preview && <preview.Window request={preview.request} />;
}
