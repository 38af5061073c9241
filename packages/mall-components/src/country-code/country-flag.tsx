import { cx } from 'class-variance-authority';
import * as styles from './country-code.css';

export interface CountryFlagProps {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** URL of the sprite `@vermilion/mall-components/flags.svg`, on the page's own origin. */
  src: string;
  className?: string;
}

/** A flag from the sprite, a single file for all of them. Decorative: the name is shown next to it. */
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
