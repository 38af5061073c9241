'use client';
import type { ReactNode } from 'react';
import { ImageIcon } from '../icon/icons-status';
import { Image } from '../image/image';
import { useImageError } from '../internal/use-image-error';
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
 * what it shows until the next is loaded.
 */
export function MainImage({ image, sizes, priority, children }: MainImageProps) {
  const { broken, imageProps: watch } = useImageError(image.src);
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
        priority={priority}
      />
      {children}
    </>
  );
}
