'use client';
import { cva } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import { Image } from '../image/image';
import { arrowStep } from '../internal/arrow-step';
import * as styles from './gallery.css';
import type { GalleryImage, GalleryLabels } from './types';

interface ThumbnailsProps {
  label: string;
  labels: GalleryLabels;
  images: readonly GalleryImage[];
  index: number;
  place: keyof typeof styles.thumbPlaces;
  onShow: (index: number, event: Event) => void;
}

const lines: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const thumbnailsRecipe = /* @__PURE__ */ cva(styles.thumbs, {
  variants: { place: styles.thumbPlaces },
});

/** Thumbnails that select the large picture by hover, focus, press and arrow keys. */
export function Thumbnails({ label, labels, images, index, place, onShow }: ThumbnailsProps) {
  const total = images.length;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const ends: Record<string, number> = { Home: 0, End: total - 1 };
    const step = arrowStep(event) ?? lines[event.key];
    const next = step ? (index + step + total) % total : ends[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    // Arrow keys bubble up from the buttons; the group is no control itself
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={label}
      data-part="thumbnails"
      className={thumbnailsRecipe({ place })}
      onKeyDown={onKeyDown}
    >
      {images.map((image, at) => (
        <button
          key={image.src}
          type="button"
          aria-label={labels.show(at + 1, total)}
          aria-current={at === index}
          className={styles.thumb}
          onPointerEnter={({ pointerType, nativeEvent }) =>
            pointerType !== 'touch' && onShow(at, nativeEvent)
          }
          onFocus={({ nativeEvent }) => onShow(at, nativeEvent)}
          onClick={({ nativeEvent }) => onShow(at, nativeEvent)}
        >
          <Image src={image.src} sources={image.sources} sizes="72px" alt="" ratio="1/1" />
        </button>
      ))}
    </div>
  );
}
