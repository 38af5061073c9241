'use client';
import { UserIcon } from '../icon/icons-mall';
import type { ImageSource } from '../image/image';
import { useImageError } from '../internal/use-image-error';
import * as styles from './avatar.css';
import type { AvatarSize } from './avatar-size';
import { initials } from './initials';

interface AvatarImageProps {
  name: string;
  src: string | undefined;
  sources: readonly ImageSource[] | undefined;
  size: AvatarSize;
}

/** The `sizes` of the `<img>` in the largest brand; it cannot read tokens. */
const widths = { sm: '32px', md: '40px', lg: '64px', xl: '96px' } satisfies Record<
  AvatarSize,
  string
>;

/** The image, or its fallback while it loads or after it has failed. */
export function AvatarImage({ name, src, sources = [], size }: AvatarImageProps) {
  const { broken, imageProps } = useImageError(src);
  if (!src || broken) return initials(name) || <UserIcon className={styles.icon} />;
  return (
    <picture>
      {sources.map((source) => (
        <source key={`${source.type}${source.srcSet}`} sizes={widths[size]} {...source} />
      ))}
      <img
        {...imageProps}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
    </picture>
  );
}
