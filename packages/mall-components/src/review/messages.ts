import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    filters: { id: 'review.filters', defaultMessage: 'Show reviews' },
    all: { id: 'review.all', defaultMessage: 'All' },
    good: { id: 'review.good', defaultMessage: 'Good' },
    general: { id: 'review.general', defaultMessage: 'Medium' },
    bad: { id: 'review.bad', defaultMessage: 'Poor' },
    goodRate: { id: 'review.goodRate', defaultMessage: 'Good reviews' },
    reply: { id: 'review.reply', defaultMessage: 'The shop replies:' },
    empty: { id: 'review.empty', defaultMessage: 'No reviews here yet.' },
    failed: { id: 'review.failed', defaultMessage: 'The reviews could not be loaded.' },
  }),
  ...defineMessages<{
    stars: { value: number };
    percent: { rate: number };
    picture: { number: number; author: string };
  }>({
    stars: { id: 'review.stars', defaultMessage: '{value, number} out of 5 stars' },
    percent: { id: 'review.percent', defaultMessage: '{rate, number}%' },
    picture: { id: 'review.picture', defaultMessage: 'Picture {number} by {author}' },
  }),
};
