import { defineMessages } from 'react-intl';

/** The filters of the list; without one, reviews wait for an answer. */
export const filterNames = defineMessages({
  answered: { id: 'office.reviews.answered', defaultMessage: 'Answered' },
  hidden: { id: 'office.reviews.hidden', defaultMessage: 'Hidden' },
  all: { id: 'office.reviews.all', defaultMessage: 'All' },
});

export const messages = {
  ...defineMessages({
    title: { id: 'office.reviews', defaultMessage: 'Reviews' },
    show: { id: 'office.reviews.show', defaultMessage: 'Show' },
    open: { id: 'office.reviews.open', defaultMessage: 'To answer' },
    loading: { id: 'office.reviews.loading', defaultMessage: 'Loading reviews' },
    none: { id: 'office.reviews.none', defaultMessage: 'There are no such reviews.' },
    noneOpen: { id: 'office.reviews.noneOpen', defaultMessage: 'No review waits for an answer.' },
    answer: { id: 'office.review.answer', defaultMessage: 'Answer' },
    answerText: {
      id: 'office.review.answerText',
      defaultMessage: 'Everybody reads it below the review. It cannot be changed afterwards.',
    },
    answerLabel: { id: 'office.review.answerLabel', defaultMessage: 'Your answer' },
    answeredBy: { id: 'office.review.answeredBy', defaultMessage: 'Answer of the shop' },
    isHidden: { id: 'office.review.isHidden', defaultMessage: 'Hidden' },
    hide: { id: 'office.review.hide', defaultMessage: 'Hide' },
    hideText: {
      id: 'office.review.hideText',
      defaultMessage: 'Shoppers no longer see it, and it no longer counts. The shop reads why.',
    },
    hideLabel: { id: 'office.review.hideLabel', defaultMessage: 'Reason' },
    unhide: { id: 'office.review.unhide', defaultMessage: 'Show again' },
  }),
  ...defineMessages<{
    stars: { stars: number };
    answerOf: { goods: string };
    hideOf: { goods: string };
    unhideOf: { goods: string };
    hideReason: { reason: string };
  }>({
    stars: {
      id: 'office.review.stars',
      defaultMessage: '{stars, plural, one {# star} other {# stars}} of 5',
    },
    answerOf: { id: 'office.review.answerOf', defaultMessage: 'Answer the review of {goods}' },
    hideOf: { id: 'office.review.hideOf', defaultMessage: 'Hide the review of {goods}' },
    unhideOf: { id: 'office.review.unhideOf', defaultMessage: 'Show the review of {goods} again' },
    hideReason: { id: 'office.review.hideReason', defaultMessage: 'Why it is hidden: {reason}' },
  }),
};

/** The headings of a file of reviews. */
export const columnNames = defineMessages({
  time: { id: 'office.reviews.time', defaultMessage: 'Time' },
  goods: { id: 'office.reviews.goods', defaultMessage: 'Goods' },
  stars: { id: 'office.reviews.stars', defaultMessage: 'Stars' },
  text: { id: 'office.reviews.text', defaultMessage: 'Review' },
  answer: { id: 'office.reviews.answer', defaultMessage: 'Answer' },
  shown: { id: 'office.reviews.shown', defaultMessage: 'Shown' },
});
