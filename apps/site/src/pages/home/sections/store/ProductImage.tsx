import { useState } from 'react';

export function ProductImage({ src }: { readonly src: string | undefined }) {
  const [hasFailed, setFailed] = useState(false);
  if (src === undefined || hasFailed) return null;
  return (
    <img
      src={src}
      // The label below has the name.
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
