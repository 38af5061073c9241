import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    filters: { id: 'review.filters', defaultMessage: 'Show reviews' },
    all: { id: 'review.all', defaultMessage: 'All' },
    good: { id: 'review.good', defaultMessage: 'Good' },
    general: { id: 'review.general', defaultMessage: 'Medium' },
    bad: { id: 'review.bad', defaultMessage: 'Poor' },
    withPictures: { id: 'review.withPictures', defaultMessage: 'With pictures' },
    specification: { id: 'review.specification', defaultMessage: 'Specification' },
    allSpecifications: { id: 'review.allSpecifications', defaultMessage: 'All specifications' },
    highlights: { id: 'review.highlights', defaultMessage: 'What shoppers say' },
    goodRate: { id: 'review.goodRate', defaultMessage: 'Good reviews' },
    addFollowUp: { id: 'review.addFollowUp', defaultMessage: 'Add to your review' },
    followUpLabel: { id: 'review.followUpLabel', defaultMessage: 'What you add' },
    noFollowUp: { id: 'review.noFollowUp', defaultMessage: 'Please fill in what you want to add' },
    sendFollowUp: { id: 'review.sendFollowUp', defaultMessage: 'Add it' },
    cancelFollowUp: { id: 'review.cancelFollowUp', defaultMessage: 'Cancel' },
    followUpFailed: {
      id: 'review.followUpFailed',
      defaultMessage: 'This could not be added. Your text is kept; please try again.',
    },
    report: { id: 'review.report', defaultMessage: 'Report' },
    reply: { id: 'review.reply', defaultMessage: 'The shop replies:' },
    empty: { id: 'review.empty', defaultMessage: 'No reviews here yet.' },
    failed: { id: 'review.failed', defaultMessage: 'The reviews could not be loaded.' },
    title: { id: 'review.title', defaultMessage: 'My reviews' },
    tabs: { id: 'review.tabs', defaultMessage: 'Reviews by state' },
    toWrite: { id: 'review.toWrite', defaultMessage: 'To review' },
    written: { id: 'review.written', defaultMessage: 'Reviewed' },
    write: { id: 'review.write', defaultMessage: 'Write a review' },
    emptyToWrite: {
      id: 'review.emptyToWrite',
      defaultMessage:
        'Nothing waits for your review. Items appear here once you have received them.',
    },
    emptyWritten: {
      id: 'review.emptyWritten',
      defaultMessage: 'You have not reviewed anything yet.',
    },
    toWriteFailed: {
      id: 'review.toWriteFailed',
      defaultMessage: 'The items to review could not be loaded.',
    },
    productScore: { id: 'review.productScore', defaultMessage: 'Product quality' },
    serviceScore: { id: 'review.serviceScore', defaultMessage: 'Service' },
    scoreHint: {
      id: 'review.scoreHint',
      defaultMessage: 'From 1 star, very poor, to 5 stars, very good',
    },
    noScore: { id: 'review.noScore', defaultMessage: 'Please choose a number of stars' },
    text: { id: 'review.text', defaultMessage: 'Your experience' },
    textPlaceholder: {
      id: 'review.textPlaceholder',
      defaultMessage: 'What do you like, and what should others know?',
    },
    noText: { id: 'review.noText', defaultMessage: 'Please fill in your experience' },
    submit: { id: 'review.submit', defaultMessage: 'Send review' },
    submitFailed: {
      id: 'review.submitFailed',
      defaultMessage: 'Your review could not be sent. Your entries are kept; please try again.',
    },
    closed: {
      id: 'review.closed',
      defaultMessage:
        'This item cannot be reviewed: you have reviewed it already, or it has not been received.',
    },
    back: { id: 'review.back', defaultMessage: 'Go to my reviews' },
  }),
  ...defineMessages<{
    followUp: { date: string };
    reportOf: { author: string };
    percent: { rate: number };
    picture: { number: number; author: string };
    ownPicture: { number: number; goods: string };
    starLabel: { stars: number };
    allReviews: { count: number };
    writtenIn: { language: string };
  }>({
    writtenIn: {
      id: 'review.writtenIn',
      defaultMessage:
        '{language, select, en {Written in English} zh {Written in Chinese} es {Written in Spanish} fr {Written in French} th {Written in Thai} lo {Written in Lao} other {Written in another language}}',
    },
    allReviews: {
      id: 'review.allReviews',
      defaultMessage: '{count, plural, one {# review} other {All # reviews}}',
    },
    reportOf: { id: 'review.reportOf', defaultMessage: 'Report the review by {author}' },
    followUp: { id: 'review.followUp', defaultMessage: 'Added on {date}:' },
    percent: { id: 'review.percent', defaultMessage: '{rate, number}%' },
    picture: { id: 'review.picture', defaultMessage: 'Picture {number} by {author}' },
    ownPicture: { id: 'review.ownPicture', defaultMessage: 'Your picture {number} of {goods}' },
    starLabel: {
      id: 'review.starLabel',
      defaultMessage:
        '{stars, plural, one {# star} other {# stars}}, {stars, select, 1 {very poor} 2 {poor} 3 {medium} 4 {good} other {very good}}',
    },
  }),
};
