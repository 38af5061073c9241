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
  /** What lies over it; not over one that is broken. */
  children?: ReactNode;
}

/** The fallback of a picture. */
export const Missing = ({ children }: { children: ReactNode }) => (
  <div data-part="missing" className={styles.missing}>
    <ImageIcon size="lg" />
    {children}
  </div>
);

/** A square picture; one that fails shows its alternative text. */
export function MainImage({ image, sizes, priority, children }: MainImageProps) {
  const { broken, imageProps: watch } = useImageError();
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
