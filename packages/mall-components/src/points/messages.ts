import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'points.title', defaultMessage: 'My points' },
    current: { id: 'points.current', defaultMessage: 'Points to spend' },
    frozen: { id: 'points.frozen', defaultMessage: 'Pending' },
    earned: { id: 'points.earned', defaultMessage: 'Earned in total' },
    spent: { id: 'points.spent', defaultMessage: 'Spent in total' },
    belowZero: {
      id: 'points.belowZero',
      defaultMessage:
        'A refund took back points that you had already spent. You can spend points again once you have more than 0.',
    },
    tabs: { id: 'points.tabs', defaultMessage: 'Points' },
    detail: { id: 'points.detail', defaultMessage: 'Points detail' },
    earn: { id: 'points.earn', defaultMessage: 'Earn points' },
    filters: { id: 'points.filters', defaultMessage: 'Show points' },
    all: { id: 'points.all', defaultMessage: 'All' },
    filterEarned: { id: 'points.filterEarned', defaultMessage: 'Earned' },
    filterSpent: { id: 'points.filterSpent', defaultMessage: 'Spent' },
    list: { id: 'points.list', defaultMessage: 'Points, newest first' },
    entryOpening: { id: 'points.entryOpening', defaultMessage: 'Points from before' },
    entryEarned: { id: 'points.entryEarned', defaultMessage: 'Order completed' },
    entryClawedBack: { id: 'points.entryClawedBack', defaultMessage: 'Taken back by a refund' },
    entrySpent: { id: 'points.entrySpent', defaultMessage: 'Used to pay' },
    entryReturned: {
      id: 'points.entryReturned',
      defaultMessage: 'Returned, as the order was cancelled',
    },
    entryRefunded: { id: 'points.entryRefunded', defaultMessage: 'Returned by a refund' },
    entryKept: { id: 'points.entryKept', defaultMessage: 'From orders kept in this account' },
    entryKeptSpent: {
      id: 'points.entryKeptSpent',
      defaultMessage: 'Used on orders kept in this account',
    },
    failed: { id: 'points.failed', defaultMessage: 'Your points could not be loaded.' },
    empty: {
      id: 'points.empty',
      defaultMessage: 'No points yet. They come with your first completed order.',
    },
    emptyEarned: { id: 'points.emptyEarned', defaultMessage: 'You have not earned points yet.' },
    emptySpent: { id: 'points.emptySpent', defaultMessage: 'You have not spent points yet.' },
    toShop: { id: 'points.toShop', defaultMessage: 'Go shopping' },
    rules: { id: 'points.rules', defaultMessage: 'How points work' },
    ruleOrder: { id: 'points.ruleOrder', defaultMessage: 'Shop and review' },
    ruleOrderText: {
      id: 'points.ruleOrderText',
      defaultMessage:
        'An order earns its points when it is completed: when you have received the items and reviewed all of them.',
    },
    ruleFrozen: { id: 'points.ruleFrozen', defaultMessage: 'Wait until they are free' },
    ruleSpend: { id: 'points.ruleSpend', defaultMessage: 'Spend them' },
    ruleRefund: { id: 'points.ruleRefund', defaultMessage: 'Refunds' },
    ruleRefundText: {
      id: 'points.ruleRefundText',
      defaultMessage:
        'A refund takes back the points that its money had earned, and returns those that you had spent on what is refunded.',
    },
    notOffered: {
      id: 'points.notOffered',
      defaultMessage: 'Orders earn no points at the moment.',
    },
  }),
  ...defineMessages<{
    /** `money` is an amount of 100 minor units. */
    rate: { points: number; money: string };
    worth: { points: number; money: string };
    balanceWorth: { money: string };
    amount: { points: number };
    goods: { name: string; others: number };
    frozenUntil: { date: string };
    ruleOrderRate: { points: number; money: string };
    ruleFrozenText: { days: number };
    ruleSpendText: { points: number; money: string };
  }>({
    rate: {
      id: 'points.rate',
      defaultMessage:
        '{points, plural, one {# point} other {# points}} for every {money} that you pay for items.',
    },
    worth: {
      id: 'points.worth',
      defaultMessage:
        '{points, plural, one {# point is} other {# points are}} worth {money} at checkout.',
    },
    goods: {
      id: 'points.goods',
      defaultMessage: '{others, plural, =0 {{name}} other {{name} and # more}}',
    },
    balanceWorth: { id: 'points.balanceWorth', defaultMessage: 'Worth {money}' },
    amount: {
      id: 'points.amount',
      defaultMessage:
        '{points, plural, one {{points, number, ::sign-except-zero} point} other {{points, number, ::sign-except-zero} points}}',
    },
    frozenUntil: {
      id: 'points.frozenUntil',
      defaultMessage: 'Pending until {date}',
    },
    ruleOrderRate: {
      id: 'points.ruleOrderRate',
      defaultMessage:
        'You get {points, plural, one {# point} other {# points}} for every {money} that you paid for items. Delivery and what coupons or points paid for earn none.',
    },
    ruleFrozenText: {
      id: 'points.ruleFrozenText',
      defaultMessage:
        'They are pending as long as the order can be refunded: {days, plural, one {# day} other {# days}} after its completion. Then you can spend them.',
    },
    ruleSpendText: {
      id: 'points.ruleSpendText',
      defaultMessage:
        'Use them at checkout to pay less: {points, plural, one {# point takes} other {# points take}} {money} off.',
    },
  }),
};
