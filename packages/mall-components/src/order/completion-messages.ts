import { defineMessages } from 'react-intl';

/** Messages about the consequences of completing an order. */
export const messages = {
  ...defineMessages({
    points: { id: 'order.points', defaultMessage: 'Points' },
    refund: { id: 'order.refundTime', defaultMessage: 'Refund' },
  }),
  ...defineMessages<{
    earned: { points: number };
    toEarn: { points: number };
    refundUntil: { date: string };
    refundOver: { date: string };
  }>({
    earned: {
      id: 'order.pointsEarned',
      defaultMessage: 'You earned {points, plural, one {# point} other {# points}}',
    },
    toEarn: {
      id: 'order.pointsToEarn',
      defaultMessage:
        '{points, plural, one {# point} other {# points}} when the order is completed',
    },
    refundUntil: {
      id: 'order.refundUntil',
      defaultMessage: 'Possible until {date}',
    },
    refundOver: {
      id: 'order.refundOver',
      defaultMessage: 'No longer possible. The time for it ended on {date}.',
    },
  }),
};
