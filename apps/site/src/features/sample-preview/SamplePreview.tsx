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

/**
 * The place of the preview dialog; once on a page. It is empty until a preview is asked for by
 * `openSamplePreview`.
 */
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
