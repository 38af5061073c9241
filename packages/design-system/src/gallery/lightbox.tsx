'use client';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { Modal } from '../dialog/modal';
import { arrowStep } from '../internal/arrow-step';
import { type FileSize, readFileSize } from './file-size';
import * as styles from './lightbox.css';
import { LightboxBar, ZOOM_STEP } from './lightbox-bar';
import type { GalleryImage, GalleryLabels } from './types';
import { useZoom } from './use-zoom';

export interface LightboxProps {
  label: string;
  labels: GalleryLabels;
  images: readonly GalleryImage[];
  index: number;
  /** The `sizes` of the image that is shown, which is kept until the larger one is loaded. */
  sizes: string | undefined;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** Displayed width of an image that is enlarged twice. */
const LARGE = '200vmin';

/** Px that an arrow key pans an enlarged image. */
const PAN_STEP = 60;
const pans: Record<string, [number, number]> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

/** The images in a full-window dialog with zoom. Loaded on demand by the Gallery. */
export function Lightbox(props: LightboxProps) {
  const { label, labels, images, index, sizes, onIndexChange, onClose } = props;
  const [isThere, setThere] = useState(false);
  const [file, setFile] = useState<FileSize & { index: number }>();
  const shown = file?.index === index ? file : undefined;
  const total = images.length;
  const step = (by: number) => total > 1 && onIndexChange((index + by + total) % total);
  const { ref, view, isFull, dragging, zoomBy, panBy, reset, listeners } = useZoom(
    index,
    shown,
    step,
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = arrowStep(event);
    const pan = pans[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP);
    else if (event.key === '0') reset();
    else if (view.scale > 1 && pan) panBy(...pan);
    else if (by) step(by);
    else return;
    event.preventDefault();
  };
  const image = images[index];
  if (!image) return null;
  return (
    <Modal
      data-component="lightbox"
      open
      title={label}
      titleHidden
      closeLabel={labels.close}
      padding="none"
      className={styles.lightbox}
      onOpenChange={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.content}>
        <div
          ref={ref}
          data-part="stage"
          data-zoomed={view.scale > 1 || undefined}
          data-dragging={dragging || undefined}
          className={styles.stage}
          {...listeners}
        >
          <picture>
            {image.sources?.map((source, at) => (
              <source key={at} {...source} sizes={isThere ? LARGE : sizes} />
            ))}
            <img
              src={image.src}
              alt={image.alt}
              draggable={false}
              onLoad={({ currentTarget }) => {
                if (isThere || !image.sources?.length)
                  readFileSize(currentTarget, (size) => setFile({ ...size, index }));
                setThere(true);
              }}
              style={{
                transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
                maxWidth: shown?.width,
                maxHeight: shown?.height,
              }}
              className={styles.image}
            />
          </picture>
        </div>
        {image.caption && <p className={styles.caption}>{image.caption}</p>}
        <LightboxBar
          labels={labels}
          index={index}
          total={total}
          scale={view.scale}
          isFull={isFull}
          onStep={step}
          onZoom={zoomBy}
          onReset={reset}
        />
      </div>
    </Modal>
  );
}
