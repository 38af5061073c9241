'use client';
import type { PointerEvent } from 'react';
import { useState } from 'react';
import * as styles from './gallery.css';
import type { GalleryImage } from './types';

/** Magnification of the lens. */
const POWER = 2.5;

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

/** Magnifies what is under the pointer. */
export function Lens({ image, spot, sizes }: LensProps) {
  const [isThere, setThere] = useState(false);
  const { x, y, side } = spot;
  const radius = side / 4;
  const large = side * POWER;
  return (
    <span
      data-part="lens"
      aria-hidden="true"
      className={styles.lens}
      style={{ transform: `translate(${x - radius}px, ${y - radius}px)` }}
    >
      <picture>
        {image.sources?.map((source, at) => (
          <source key={at} {...source} sizes={isThere ? `${large}px` : sizes} />
        ))}
        <img
          src={image.src}
          alt=""
          className={styles.lensPicture}
          onLoad={() => setThere(true)}
          style={{
            width: large,
            height: large,
            transform: `translate(${radius - x * POWER}px, ${radius - y * POWER}px)`,
          }}
        />
      </picture>
    </span>
  );
}
