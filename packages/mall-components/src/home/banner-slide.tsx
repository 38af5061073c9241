import { LinkBase } from '@vermilion/design-system/link';
import { cx } from 'class-variance-authority';
import { FormattedMessage } from 'react-intl';
import { MallImage } from '../settings';
import * as styles from './banner-carousel.css';
import { messages } from './messages';
import type { Banner } from './types';

/**
 * The `sizes` of a banner's image, also needed to preload the first one in the page's head. In small windows
 * only the end of the image is visible, which shows the goods.
 */
export const bannerSizes =
  '(min-width: 110em) 1304px, (min-width: 1328px) 984px, (min-width: 48em) 100vw, 188vw';

interface BannerSlideProps {
  banner: Banner;
  besidePanel: boolean;
  /** Set for the first slide, whose image is the page's LCP element. */
  priority: boolean;
}

/** An image with text over it; the whole slide is the link, where there is one. */
export function BannerSlide({ banner, besidePanel, priority }: BannerSlideProps) {
  const { imageSrc, href, title, text } = banner;
  const words = {
    className: cx(styles.words, besidePanel && styles.besidePanel),
    children: (
      <>
        <span className={styles.caption}>
          {title && <span className={styles.title}>{title}</span>}
          {text && <span className={styles.text}>{text}</span>}
        </span>
        {href && title && (
          <span aria-hidden="true" className={styles.call}>
            <FormattedMessage {...messages.shopNow} />
          </span>
        )}
      </>
    ),
  };
  return (
    <div className={styles.slide}>
      <MallImage
        src={imageSrc}
        alt=""
        ratio="fill"
        align="end"
        sizes={bannerSizes}
        priority={priority}
        className={styles.picture}
      />
      {href ? <LinkBase {...words} href={href} /> : <div {...words} />}
    </div>
  );
}
