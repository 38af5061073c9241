'use client';
import { Carousel } from '@vermilion/design-system/carousel';
import { useIntl } from 'react-intl';
import * as styles from './banner-carousel.css';
import { BannerSlide } from './banner-slide';
import { messages } from './messages';
import type { Banner } from './types';

const INTERVAL_MS = 6000;

export interface BannerCarouselProps {
  /** In display order; without any nothing is rendered. */
  banners: readonly Banner[];
  /** Something covers the start of the banner: the text keeps clear of it. */
  besidePanel?: boolean;
}

/**
 * The mall's main banner. Without scripts it is a row to swipe; its first image has the highest loading
 * priority.
 */
export function BannerCarousel({ banners, besidePanel = false }: BannerCarouselProps) {
  const { formatMessage } = useIntl();
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={formatMessage(messages.banners)}
      labels={{
        carousel: formatMessage(messages.carousel),
        slide: formatMessage(messages.slideRole),
        slideName: (number, total) => formatMessage(messages.slide, { number, total }),
        previous: formatMessage(messages.previous),
        next: formatMessage(messages.next),
        picker: formatMessage(messages.chooseSlide),
        pick: (number) => formatMessage(messages.showSlide, { number }),
      }}
      className={styles.carousel}
      controls="over"
      interval={INTERVAL_MS}
      pauseLabel={formatMessage(messages.pause)}
      playLabel={formatMessage(messages.play)}
    >
      {banners.map((banner, at) => (
        <BannerSlide
          key={banner.id}
          banner={banner}
          besidePanel={besidePanel}
          priority={at === 0}
        />
      ))}
    </Carousel>
  );
}
