import { cva } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { Ratio } from '../internal/ratio.css';
import { ratios } from '../internal/ratio.css';
import * as styles from './image.css';

/** The same image in a better format; the browser takes the first that it supports. */
export interface ImageSource {
  /** e.g. `image/avif`. */
  type?: string;
  srcSet: string;
  sizes?: string;
  media?: string;
}

/** Space is reserved by an aspect ratio or by the image's own size: one of them is required. */
type Reserved =
  | { ratio: Ratio; width?: number; height?: number }
  | { ratio?: undefined; width: number; height: number };

export type ImageProps = Omit<PropsOf<'img', unknown>, 'width' | 'height' | 'loading'> & {
  src: string;
  /** Alternative text; empty when adjacent text says the same. */
  alt: string;
  sources?: readonly ImageSource[];
  /** Loads with high priority: the one large image at the top of a page. All others load lazily. */
  priority?: boolean;
  fit?: keyof typeof styles.fits;
  radius?: keyof typeof styles.radii;
} & Reserved;

const imageRecipe = /* @__PURE__ */ cva(styles.image, {
  variants: { fit: styles.fits, radius: styles.radii, ratio: ratios },
});

/** An image that reserves its space and loads in the best supported format. */
export function Image({
  alt,
  sources,
  sizes,
  ratio,
  priority = false,
  fit = 'cover',
  radius = 'none',
  ...rest
}: ImageProps) {
  const image = (
    <img
      {...mergeProps(
        {
          'data-component': 'image',
          loading: priority ? 'eager' : 'lazy',
          fetchPriority: priority ? 'high' : undefined,
          decoding: priority ? 'sync' : 'async',
          sizes,
          className: imageRecipe({ fit, radius, ratio }),
        },
        rest,
      )}
      alt={alt}
    />
  );
  if (!sources?.length) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={`${source.type}${source.media}${source.srcSet}`} sizes={sizes} {...source} />
      ))}
      {image}
    </picture>
  );
}
