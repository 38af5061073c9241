'use client';
import { ImageIcon } from '@vermilion/design-system/icon';
import { Image, type ImageProps } from '@vermilion/design-system/image';
import { cva } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import * as styles from './mall-image.css';
import { useMallSettings } from './mall-settings';

export interface MallImageProps {
  /** The picture's address; sized variants come from the mall's settings. */
  src: string;
  /** What the picture shows; empty where the text beside it already says so. */
  alt: string;
  /** The place kept for the picture before it is there; `fill` takes the height of what it stands in. */
  ratio?: keyof typeof styles.ratios;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes?: string;
  /** For the largest picture of the first screen: loaded eagerly, with high priority. */
  priority?: boolean;
  fit?: ImageProps['fit'];
  /** The part that stays visible where the frame crops the picture. */
  align?: 'center' | 'end';
  className?: string;
}

/** The frame keeps the place; the picture fills it. */
const FRAMED = { width: 1, height: 1 };

const frameRecipe = /* @__PURE__ */ cva(styles.frame, { variants: { ratio: styles.ratios } });
const imageRecipe = /* @__PURE__ */ cva(styles.image, {
  variants: { align: { center: null, end: styles.alignedEnd } },
});

/** A picture in a fitting size and format, in a frame without layout shift. */
export function MallImage(props: MallImageProps) {
  // A new address resets the error of the previous one
  return <Picture key={props.src} {...props} />;
}

function Picture({
  src,
  alt,
  ratio = 'square',
  sizes = '240px',
  priority = false,
  fit = 'cover',
  align = 'center',
  className,
}: MallImageProps) {
  const settings = useMallSettings();
  const [broken, setBroken] = useState(src === '');
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A failure before hydration fires no event here
    const node = image.current;
    if (node?.complete && node.naturalWidth === 0 && node.currentSrc) setBroken(true);
  }, []);
  const picture = settings.imageSources(src);
  return (
    <span
      data-component="mall-image"
      data-broken={broken || undefined}
      className={frameRecipe({ ratio, className })}
    >
      {broken ? (
        <span className={styles.broken}>
          <ImageIcon label={alt || undefined} />
        </span>
      ) : (
        <Image
          ref={image}
          src={picture.src}
          sources={picture.sources}
          sizes={sizes}
          alt={alt}
          {...FRAMED}
          priority={priority}
          fit={fit}
          className={imageRecipe({ align })}
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}
