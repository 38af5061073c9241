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
    shopStreetDeck: {
      id: 'home.shopStreetDeck',
      defaultMessage: 'Every shop has a name, a story and somebody who answers.',
    },
    leaderboard: { id: 'home.leaderboard', defaultMessage: 'Bestsellers' },
    leaderboardDeck: { id: 'home.leaderboardDeck', defaultMessage: 'What is bought most.' },
    reduced: { id: 'home.reduced', defaultMessage: 'Reduced' },
    recommended: { id: 'home.recommended', defaultMessage: 'You may also like' },
    recommendedDeck: {
      id: 'home.recommendedDeck',
      defaultMessage: 'From all shops, in stock and ready to be sent.',
    },
    recommendedEnd: {
      id: 'home.recommendedEnd',
      defaultMessage: 'That was everything we recommend at the moment.',
    },
    nothingYet: {
      id: 'home.nothingYet',
      defaultMessage: 'Nothing is on sale yet. The first shops are setting up.',
    },
    openShop: { id: 'home.openShop', defaultMessage: 'Open a shop' },
    allGoods: { id: 'home.allGoods', defaultMessage: 'See all items' },
    coupons: { id: 'home.coupons', defaultMessage: 'Coupons to claim' },
    couponsDeck: {
      id: 'home.couponsDeck',
      defaultMessage: 'Claim now, pay less at checkout.',
    },
    myCoupons: { id: 'home.seeMyCoupons', defaultMessage: 'My coupons' },
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
