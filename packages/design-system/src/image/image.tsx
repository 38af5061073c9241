import { cva } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { Ratio } from '../internal/ratio.css';
import { ratios } from '../internal/ratio.css';
import * as styles from './image.css';

/** The same picture in a better format; the browser takes the first that it knows. */
export interface ImageSource {
  /** e.g. `image/avif`. */
  type?: string;
  srcSet: string;
  sizes?: string;
  media?: string;
}

/** The place is kept by a proportion or by the picture's own measures: one of them must be known. */
type Reserved =
  | { ratio: Ratio; width?: number; height?: number }
  | { ratio?: undefined; width: number; height: number };

export type ImageProps = Omit<PropsOf<'img', unknown>, 'width' | 'height' | 'loading'> & {
  src: string;
  /** What the picture shows; empty when the text beside says it. */
  alt: string;
  sources?: readonly ImageSource[];
  /** Load it first: the one large picture at the top of a page. All others wait until they come near. */
  priority?: boolean;
  fit?: keyof typeof styles.fits;
  radius?: keyof typeof styles.radii;
} & Reserved;

const imageRecipe = /* @__PURE__ */ cva(styles.image, {
  variants: { fit: styles.fits, radius: styles.radii, ratio: ratios },
});

/** A picture whose place is kept before it is there, in the best format that the browser knows. */
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
