'use client';
import { cva } from 'class-variance-authority';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ExpandIcon } from '../icon/icons-media';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import * as styles from './gallery.css';
import { MainImage, Missing } from './gallery-image';
import { Lens, useLens } from './lens';
import { Thumbnails } from './thumbnails';
import type { GalleryChangeDetail, GalleryImage, GalleryLabels } from './types';

export type GalleryProps = PropsOf<
  'section',
  {
    /** What the images show; names the gallery, its thumbnails and the lightbox. */
    label: string;
    /** The texts that are not captions: of buttons, of positions, of a missing image. */
    labels: GalleryLabels;
    /** Each URL once. Give the gallery a new `key` to start over with others. */
    images: readonly GalleryImage[];
    /** Index of the image that is shown, from 0; changed by `onIndexChange`. */
    index?: number;
    /** Index of the image shown first, from 0, without `index`. */
    defaultIndex?: number;
    /** Called with the index of the image that is shown, from 0, when the visitor chooses another. */
    onIndexChange?: (index: number, detail: GalleryChangeDetail) => void;
    /** `beside` puts the thumbnails in a column at the start, from 480 px. */
    thumbnails?: 'below' | 'beside';
    /** Loads the first image with high priority: for the one gallery at the top of a page. */
    priority?: boolean;
    /** The `sizes` of the large image. */
    sizes?: string;
    children?: never;
  }
>;

const galleryRecipe = /* @__PURE__ */ cva(styles.gallery, {
  variants: { thumbnails: styles.places },
});

const load = () => import('./lightbox');
const Lightbox = lazy(() => load().then((part) => ({ default: part.Lightbox })));

/** The images of one product: a large one with a lens, thumbnails, and a lightbox. */
export function Gallery({
  label,
  labels,
  images,
  index: shown,
  defaultIndex = 0,
  onIndexChange,
  thumbnails = 'below',
  priority = false,
  sizes,
  ...rest
}: GalleryProps) {
  const [chosen, setChosen] = useControlledState(shown, defaultIndex, onIndexChange);
  const [open, setOpen] = useState(false);
  const enlarge = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { spot, listeners } = useLens();
  const index = Math.min(chosen, Math.max(0, images.length - 1));
  const image = images[index];

  useEffect(() => {
    // The lightbox has no trigger of its own to return focus to
    if (wasOpen.current && !open) enlarge.current?.focus();
    wasOpen.current = open;
  }, [open]);

  /** Preloaded on intent. */
  const intend = () => void load();
  return (
    <section
      {...mergeProps(
        {
          'data-component': 'gallery',
          'aria-label': label,
          className: galleryRecipe({ thumbnails }),
        },
        rest,
      )}
    >
      <div data-part="frame" className={styles.frame} {...listeners}>
        {image ? (
          <MainImage image={image} sizes={sizes} priority={priority}>
            {spot && <Lens image={image} spot={spot} sizes={sizes} />}
            <span aria-hidden="true" className={styles.mark}>
              <ExpandIcon size="sm" />
            </span>
            <button
              ref={enlarge}
              type="button"
              aria-label={labels.enlarge}
              aria-haspopup="dialog"
              className={styles.enlarge}
              onPointerEnter={intend}
              onFocus={intend}
              onClick={() => setOpen(true)}
            />
          </MainImage>
        ) : (
          <Missing>{labels.empty}</Missing>
        )}
      </div>
      {images.length > 1 && (
        <Thumbnails
          label={label}
          labels={labels}
          images={images}
          index={index}
          place={thumbnails}
          onShow={(next, event) => setChosen(next, { reason: 'thumbnail', event })}
        />
      )}
      {open && (
        <Suspense>
          <Lightbox
            label={label}
            labels={labels}
            images={images}
            index={index}
            sizes={sizes}
            onIndexChange={(next) => setChosen(next, { reason: 'lightbox' })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
