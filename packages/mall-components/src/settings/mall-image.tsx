'use client';
import { ImageIcon } from '@vermilion/design-system/icon';
import { Image, type ImageProps } from '@vermilion/design-system/image';
import { cva } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import * as styles from './mall-image.css';
import { useMallSettings } from './mall-settings';

export interface MallImageProps {
  /** URL of the image; sized variants are derived by `imageSources` of the settings. */
  src: string;
  /** Alternative text; empty where adjacent text says the same. */
  alt: string;
  /**
   * Aspect ratio of the frame, which reserves the space while the image loads; `fill` takes the height of its
   * container. Default: `square`.
   */
  ratio?: keyof typeof styles.ratios;
  /** Rendered width, as in `<img sizes>`. Default: `240px`. */
  sizes?: string;
  /** For the page's LCP image: loaded eagerly, with high priority. */
  priority?: boolean;
  /** How the image fills the frame, as in `object-fit`. Default: `cover`. */
  fit?: ImageProps['fit'];
  /** The part that stays visible where the frame crops the image. Default: `center`. */
  align?: 'center' | 'end';
  className?: string;
}

/** The frame has the aspect ratio, and the image fills it. */
const FRAMED = { width: 1, height: 1 };

const frameRecipe = /* @__PURE__ */ cva(styles.frame, { variants: { ratio: styles.ratios } });
const imageRecipe = /* @__PURE__ */ cva(styles.image, {
  variants: { align: { center: null, end: styles.alignedEnd } },
});

/** An image in a suitable size and format, in a frame that avoids layout shifts. */
export function MallImage(props: MallImageProps) {
  // Another URL resets the error of the previous one
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
    // A failure before hydration fires no event
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
