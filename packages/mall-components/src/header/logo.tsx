import { cx } from 'class-variance-authority';
import * as styles from './logo.css';

interface LogoProps {
  /** The mall's name. */
  name: string;
  src: string;
  /** The same for dark grounds; without it the logo keeps a light ground of its own. */
  darkSrc?: string;
}

/** The mall's logo, in light or dark as the page is; the other one is not loaded. */
export function Logo({ name, src, darkSrc }: LogoProps) {
  if (!darkSrc) return <img src={src} alt={name} className={cx(styles.image, styles.onPaper)} />;
  return (
    <>
      <img src={src} alt={name} loading="lazy" className={cx(styles.image, styles.forLight)} />
      <img src={darkSrc} alt={name} loading="lazy" className={cx(styles.image, styles.forDark)} />
    </>
  );
}
