import { cx } from 'class-variance-authority';
import { MallImage } from '../settings';
import * as styles from './avatar.css';

export interface AvatarProps {
  name: string;
  src?: string;
  size?: keyof typeof styles.sizes;
  className?: string;
}

/** The first letter of a name; of two names the first of each. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toUpperCase();
}

/** A person's or a shop's picture, or their initials. The name stands beside it in text. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  return (
    <span
      data-component="avatar"
      aria-hidden="true"
      className={cx(styles.avatar, styles.sizes[size], className)}
    >
      {src ? <MallImage src={src} alt="" sizes="64px" /> : initials(name)}
    </span>
  );
}
