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
  /** One or several URLs with widths or densities, as of `<source>`: "shoe-400.avif 400w, shoe-800.avif 800w". */
  srcSet: string;
  /** Displayed width for the choice among the widths of `srcSet`. Default: the `sizes` of the image. */
  sizes?: string;
  /** Media query; the source is only used where it holds: "(min-width: 768px)". */
  media?: string;
}

/** Space is reserved by an aspect ratio or by the image's own size: one of them is required. */
type Reserved =
  | {
      /** Aspect ratio, width first: `1/1`, `4/3`, `16/9` … It reserves the space; the image fills it as `fit` says. */
      ratio: Ratio;
      /** The file's own width in px, required without a `ratio`. The image is as wide as its container. */
      width?: number;
      /** The file's own height in px, required without a `ratio`. The space it reserves keeps this proportion. */
      height?: number;
    }
  | { ratio?: undefined; width: number; height: number };

export type ImageProps = Omit<PropsOf<'img', unknown>, 'width' | 'height' | 'loading'> & {
  /** URL of the image, for browsers that support none of the `sources`. */
  src: string;
  /** Alternative text; empty when adjacent text says the same. */
  alt: string;
  /** The same image in better formats and other widths; the browser takes the first that it supports. */
  sources?: readonly ImageSource[];
  /** Loads with high priority: the one large image at the top of a page. All others load lazily. */
  priority?: boolean;
  /** `cover` fills the space and crops the image; `contain` shows it whole, and leaves space at two sides. */
  fit?: keyof typeof styles.fits;
  /** Rounding of its corners; `control` is the brand's radius of images, `card` that of cards. */
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
