import { cx } from 'class-variance-authority';
import * as styles from './logo.css';

interface LogoProps {
  /** The mall's name. */
  name: string;
  src: string;
  /** Variant for dark backgrounds; without it the logo gets a light background in dark mode. */
  darkSrc?: string;
}

/** The mall's logo for the page's colour mode; the other variant is not loaded. */
export function Logo({ name, src, darkSrc }: LogoProps) {
  if (!darkSrc) return <img src={src} alt={name} className={cx(styles.image, styles.onPaper)} />;
  return (
    <>
      <img src={src} alt={name} loading="lazy" className={cx(styles.image, styles.forLight)} />
      <img src={darkSrc} alt={name} loading="lazy" className={cx(styles.image, styles.forDark)} />
    </>
  );
}
