'use client';
import { useEffect, useRef, useState } from 'react';

/**
 * Whether an image failed to load. Give its `<img>` both props; give the component that calls this the URL as
 * its `key`, which resets the state.
 */
export function useImageError() {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    // A failure before hydration fires no event here
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(true);
  }, []);
  return { broken, imageProps: { ref, onError: () => setBroken(true) } };
}
