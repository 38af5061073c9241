import { LinkBase } from '@vermilion/design-system/link';
import { MallImage } from '../settings';
import * as styles from './ad-strip.css';
import type { Banner } from './types';

export interface AdStripProps {
  /** Its `title` is shown over the image; without a title `text` is the image's alternative text. */
  banner: Banner;
}

/** A thin full-width image. */
export function AdStrip({ banner }: AdStripProps) {
  const content = (
    <>
      <MallImage
        src={banner.imageSrc}
        alt={banner.title ? '' : (banner.text ?? '')}
        ratio="fill"
        sizes="(min-width: 1328px) 1280px, 100vw"
        className={styles.picture}
      />
      {banner.title && <span className={styles.words}>{banner.title}</span>}
    </>
  );
  return banner.href ? (
    <LinkBase href={banner.href} data-component="ad-strip" className={styles.strip}>
      {content}
    </LinkBase>
  ) : (
    <div data-component="ad-strip" className={styles.strip}>
      {content}
    </div>
  );
}
