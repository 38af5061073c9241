import { cx } from 'class-variance-authority';
import * as styles from './country-code.css';

export interface CountryFlagProps {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Address of the sprite `@vermilion/mall-components/flags.svg`, on the page's own origin. */
  src: string;
  className?: string;
}

/** A flag out of the sprite: one file for all. It is decoration, the name stands beside it. */
export function CountryFlag({ code, src, className }: CountryFlagProps) {
  return (
    <svg
      data-component="country-flag"
      aria-hidden="true"
      width={24}
      height={16}
      className={cx(styles.flag, className)}
    >
      <use href={`${src}#${code}`} />
    </svg>
  );
}
