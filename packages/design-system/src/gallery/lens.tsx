'use client';
import type { PointerEvent } from 'react';
import { useState } from 'react';
import { type FileSize, isUneven, readFileSize } from './file-size';
import * as styles from './gallery.css';
import type { GalleryImage } from './types';

/** Magnification of the lens, as far as the file has the pixels. */
const POWER = 2.5;
/** Less than this shows nothing more. */
const MIN_POWER = 1.2;

interface Spot {
  x: number;
  y: number;
  side: number;
}

/** Position of a mouse or pen on the frame; touch has the lightbox. */
export function useLens() {
  const [spot, setSpot] = useState<Spot>();
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const box = event.currentTarget.getBoundingClientRect();
    setSpot({ x: event.clientX - box.left, y: event.clientY - box.top, side: box.width });
  };
  return { spot, listeners: { onPointerMove, onPointerLeave: () => setSpot(undefined) } };
}

interface LensProps {
  image: GalleryImage;
  spot: Spot;
  /** The `sizes` of the image that is shown, which the lens shows until the larger one is loaded. */
  sizes: string | undefined;
}

/** How many pixels of the file the side of the frame shows, which it fills or is shown whole in. */
const pixelsAcross = ({ width, height, isWhole }: FileSize & { isWhole: boolean }) =>
  isWhole ? Math.max(width, height) : Math.min(width, height);

/** Magnifies what is under the pointer, and never beyond the pixels of the file. */
export function Lens({ image, spot, sizes }: LensProps) {
  const [isThere, setThere] = useState(false);
  const [file, setFile] = useState<FileSize & { src: string; isWhole: boolean }>();
  const { x, y, side } = spot;
  const radius = side / 4;
  const known = file?.src === image.src ? file : undefined;
  const power = known ? Math.min(POWER, pixelsAcross(known) / side) : POWER;
  if (power < MIN_POWER) return null;
  const large = side * power;
  return (
    <span
      data-part="lens"
      aria-hidden="true"
      className={styles.lens}
      style={{ transform: `translate(${x - radius}px, ${y - radius}px)` }}
    >
      <picture>
        {image.sources?.map((source, at) => (
          <source key={at} {...source} sizes={isThere ? `${side * POWER}px` : sizes} />
        ))}
        <img
          src={image.src}
          alt=""
          className={styles.lensPicture}
          onLoad={({ currentTarget }) => {
            const isWhole = isUneven(currentTarget);
            if (isThere || !image.sources?.length)
              readFileSize(currentTarget, (size) => setFile({ ...size, src: image.src, isWhole }));
            setThere(true);
          }}
          style={{
            width: large,
            height: large,
            objectFit: known?.isWhole ? 'contain' : undefined,
            transform: `translate(${radius - x * power}px, ${radius - y * power}px)`,
          }}
        />
      </picture>
    </span>
  );
}
