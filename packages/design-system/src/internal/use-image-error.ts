'use client';
import { useEffect, useRef, useState } from 'react';

/** Whether the image of a URL failed to load. Give its `<img>` both props. */
export function useImageError(src: string | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    // A failure before hydration fires no event here
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
  }, [src]);
  return { broken: failed === src, imageProps: { ref, onError: () => setFailed(src) } };
}
