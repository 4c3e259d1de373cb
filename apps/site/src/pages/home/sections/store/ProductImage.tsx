import { useState } from 'react';

/** The image of a product; its place stays empty when it cannot be loaded. */
export function ProductImage({ src }: { readonly src: string | undefined }) {
  const [hasFailed, setFailed] = useState(false);
  if (src === undefined || hasFailed) return null;
  return (
    <img
      src={src}
      // The name stands on the label below.
      alt=""
      width={300}
      height={240}
      loading="lazy"
      decoding="async"
      onError={() => {
        setFailed(true);
      }}
    />
  );
}
