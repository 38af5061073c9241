'use client';
import { useEffect, useRef, useState } from 'react';

/**
 * Whether a picture could not be loaded. Give its `<img>` both props; give the component that calls
 * this a `key` of the address, which resets the state for another picture.
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
