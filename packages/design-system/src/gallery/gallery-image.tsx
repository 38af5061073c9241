'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { ImageIcon } from '../icon/icons-status';
import { Image } from '../image/image';
import { useImageError } from '../internal/use-image-error';
import { isUneven } from './file-size';
import * as styles from './gallery.css';
import type { GalleryImage } from './types';

interface MainImageProps {
  image: GalleryImage;
  sizes: string | undefined;
  priority: boolean;
  /** Overlay of the image; hidden when it fails to load. */
  children?: ReactNode;
}

/** The fallback of an image. */
export const Missing = ({ children }: { children: ReactNode }) => (
  <div data-part="missing" className={styles.missing}>
    <ImageIcon size="lg" />
    {children}
  </div>
);

/**
 * A square image with its alternative text as fallback. Another image takes over the same `<img>`: the browser keeps
 * what it shows until the next is loaded. One that is much taller or wider than its frame is shown whole.
 */
export function MainImage({ image, sizes, priority, children }: MainImageProps) {
  const { broken, imageProps: watch } = useImageError(image.src);
  const [isWhole, setWhole] = useState(false);
  const { ref } = watch;
  useEffect(() => {
    // One that has loaded before hydration fires no event here
    if (ref.current?.complete) setWhole(isUneven(ref.current));
  }, [ref]);
  if (broken) return <Missing>{image.alt}</Missing>;
  return (
    <>
      <Image
        {...watch}
        src={image.src}
        alt={image.alt}
        sources={image.sources}
        sizes={sizes}
        ratio="1/1"
        fit={isWhole ? 'contain' : 'cover'}
        onLoad={({ currentTarget }) => setWhole(isUneven(currentTarget))}
        priority={priority}
      />
      {children}
    </>
  );
}
