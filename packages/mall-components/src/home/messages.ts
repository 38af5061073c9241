import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    banners: { id: 'home.banners', defaultMessage: 'Highlights' },
    carousel: { id: 'home.carousel', defaultMessage: 'carousel' },
    slideRole: { id: 'home.slideRole', defaultMessage: 'slide' },
    chooseSlide: { id: 'home.chooseSlide', defaultMessage: 'Choose a slide' },
    previous: { id: 'home.previous', defaultMessage: 'Previous' },
    next: { id: 'home.next', defaultMessage: 'Next' },
    pause: { id: 'home.pause', defaultMessage: 'Pause the slides' },
    play: { id: 'home.play', defaultMessage: 'Play the slides' },
    seeAll: { id: 'home.seeAll', defaultMessage: 'See all' },
    shopStreet: { id: 'home.shopStreet', defaultMessage: 'Shop street' },
    leaderboard: { id: 'home.leaderboard', defaultMessage: 'Bestsellers' },
    recommended: { id: 'home.recommended', defaultMessage: 'You may also like' },
    selfOperated: { id: 'home.selfOperated', defaultMessage: 'Self-operated' },
    shopNow: { id: 'home.shopNow', defaultMessage: 'Shop now' },
  }),
  ...defineMessages<{
    slide: { number: number; total: number };
    showSlide: { number: number };
    rank: { rank: number };
    sold: { count: number };
    seeAllOf: { name: string };
  }>({
    slide: { id: 'home.slide', defaultMessage: '{number} of {total}' },
    showSlide: { id: 'home.showSlide', defaultMessage: 'Show slide {number}' },
    rank: { id: 'home.rank', defaultMessage: 'Number {rank}' },
    sold: { id: 'home.sold', defaultMessage: '{count, number} sold' },
    seeAllOf: { id: 'home.seeAllOf', defaultMessage: 'See all: {name}' },
  }),
};
