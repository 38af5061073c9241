'use client';
import { LinkBase } from '@vermilion/design-system/link';
import { cx } from 'class-variance-authority';
import { FormattedMessage, useIntl } from 'react-intl';
import { MallImage } from '../../settings';
import { messages } from '../messages';
import type { Banner } from '../types';
import * as styles from './banner-carousel.css';
import { BannerControls } from './banner-controls';
import { useCarousel } from './use-carousel';

export interface BannerCarouselProps {
  banners: readonly Banner[];
  /** Something lies over the banner's start: keep the words clear of it. */
  besidePanel?: boolean;
}

/** The mall's main pictures. Without scripts it is a row to swipe; the first picture loads before all else. */
export function BannerCarousel({ banners, besidePanel = false }: BannerCarouselProps) {
  const intl = useIntl();
  const { track, index, show, paused, setPaused, setHeld, onScroll } = useCarousel(banners.length);
  if (banners.length === 0) return null;
  return (
    <section
      data-component="banner-carousel"
      aria-roledescription="carousel"
      aria-label={intl.formatMessage(messages.banners)}
      className={styles.carousel}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul ref={track} className={styles.track} onScroll={onScroll}>
        {banners.map((banner, at) => {
          const words = (
            <>
              {banner.title && <span className={styles.title}>{banner.title}</span>}
              {banner.text && <span className={styles.text}>{banner.text}</span>}
              {banner.href && banner.title && (
                <span aria-hidden="true" className={styles.call}>
                  <FormattedMessage {...messages.shopNow} />
                </span>
              )}
            </>
          );
          const className = cx(styles.words, besidePanel && styles.besidePanel);
          return (
            <li
              key={banner.id}
              aria-label={intl.formatMessage(messages.slide, {
                number: at + 1,
                total: banners.length,
              })}
              // A slide out of sight must not take the focus
              inert={at !== index}
              className={styles.slide}
            >
              <MallImage
                src={banner.imageSrc}
                alt=""
                ratio="fill"
                sizes="(min-width: 1328px) 1280px, 100vw"
                priority={at === 0}
                className={styles.picture}
              />
              {banner.href ? (
                <LinkBase href={banner.href} className={className}>
                  {words}
                </LinkBase>
              ) : (
                <div className={className}>{words}</div>
              )}
            </li>
          );
        })}
      </ul>
      {banners.length > 1 && (
        <BannerControls
          count={banners.length}
          index={index}
          paused={paused}
          onShow={show}
          onPausedChange={setPaused}
        />
      )}
    </section>
  );
}
