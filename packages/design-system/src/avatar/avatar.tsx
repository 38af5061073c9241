import { cva } from 'class-variance-authority';
import type { ImageSource } from '../image/image';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './avatar.css';
import { AvatarImage } from './avatar-image';
import type { AvatarSize } from './avatar-size';

export type AvatarProps = PropsOf<
  'span',
  {
    /** Name of the person or shop; its initials are the fallback of the image. */
    name?: string;
    /** Image URL. The initials show until it has loaded, and when it fails. */
    src?: string;
    /** The same image in better formats and other widths. */
    sources?: readonly ImageSource[];
    /** 32, 40, 64 or 96 px in the default brand. */
    size?: AvatarSize;
    /** A circle for people, a square for shops. */
    shape?: keyof typeof styles.shapes;
    /** Accessible name. Omit it where the name is shown in text next to it. */
    label?: string;
  }
>;

const avatarRecipe = /* @__PURE__ */ cva(styles.avatar, {
  variants: { shape: styles.shapes, size: styles.sizes },
});

/** An image of a person or shop, their initials, or an icon without a name. */
export function Avatar({
  name = '',
  src,
  sources,
  size = 'md',
  shape = 'circle',
  label,
  ...rest
}: AvatarProps) {
  return (
    <span
      {...mergeProps(
        {
          'data-component': 'avatar',
          'data-size': size,
          ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
          className: avatarRecipe({ shape, size }),
        },
        rest,
      )}
    >
      <AvatarImage name={name} src={src} sources={sources} size={size} />
    </span>
  );
}
