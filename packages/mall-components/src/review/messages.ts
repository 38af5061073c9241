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
    title: { id: 'review.title', defaultMessage: 'My reviews' },
    tabs: { id: 'review.tabs', defaultMessage: 'Reviews by state' },
    toWrite: { id: 'review.toWrite', defaultMessage: 'To review' },
    written: { id: 'review.written', defaultMessage: 'Reviewed' },
    write: { id: 'review.write', defaultMessage: 'Write a review' },
    emptyToWrite: {
      id: 'review.emptyToWrite',
      defaultMessage:
        'Nothing waits for your review. Goods appear here once you have received them.',
    },
    emptyWritten: {
      id: 'review.emptyWritten',
      defaultMessage: 'You have not reviewed anything yet.',
    },
    toWriteFailed: {
      id: 'review.toWriteFailed',
      defaultMessage: 'The goods to review could not be loaded.',
    },
    productScore: { id: 'review.productScore', defaultMessage: 'Product quality' },
    serviceScore: { id: 'review.serviceScore', defaultMessage: 'Service attitude' },
    noScore: { id: 'review.noScore', defaultMessage: 'Please choose a number of stars' },
    text: { id: 'review.text', defaultMessage: 'Your experience' },
    textPlaceholder: {
      id: 'review.textPlaceholder',
      defaultMessage: 'What do you like, and what should others know?',
    },
    noText: { id: 'review.noText', defaultMessage: 'Please fill in your experience' },
    pictures: { id: 'review.pictures', defaultMessage: 'Pictures' },
    pictureHint: {
      id: 'review.pictureHint',
      defaultMessage: 'Optional. Up to 5 pictures, JPG or PNG, up to 10 MB each',
    },
    choose: { id: 'review.choose', defaultMessage: 'Add pictures' },
    drop: { id: 'review.drop', defaultMessage: 'Drop the pictures here' },
    uploaded: { id: 'review.uploaded', defaultMessage: 'Uploaded' },
    uploadFailed: { id: 'review.uploadFailed', defaultMessage: 'Not uploaded' },
    pictureBusy: {
      id: 'review.pictureBusy',
      defaultMessage: 'A picture is still uploading. Send your review when it has finished.',
    },
    pictureMissing: {
      id: 'review.pictureMissing',
      defaultMessage: 'A picture was not uploaded. Upload it again, or remove it.',
    },
    submit: { id: 'review.submit', defaultMessage: 'Send review' },
    submitFailed: {
      id: 'review.submitFailed',
      defaultMessage: 'Your review could not be sent. Your entries are kept; please try again.',
    },
    closed: {
      id: 'review.closed',
      defaultMessage:
        'These goods cannot be reviewed: you have reviewed them already, or they have not been received.',
    },
    back: { id: 'review.back', defaultMessage: 'Go to my reviews' },
  }),
  ...defineMessages<{
    stars: { value: number };
    percent: { rate: number };
    picture: { number: number; author: string };
    ownPicture: { number: number; goods: string };
    starLabel: { stars: number };
    remove: { name: string };
    removed: { name: string };
    retry: { name: string };
    uploading: { name: string };
    wrongType: { name: string };
    tooLarge: { name: string };
    tooMany: { name: string };
  }>({
    stars: { id: 'review.stars', defaultMessage: '{value, number} out of 5 stars' },
    percent: { id: 'review.percent', defaultMessage: '{rate, number}%' },
    picture: { id: 'review.picture', defaultMessage: 'Picture {number} by {author}' },
    ownPicture: { id: 'review.ownPicture', defaultMessage: 'Your picture {number} of {goods}' },
    starLabel: {
      id: 'review.starLabel',
      defaultMessage:
        '{stars, plural, one {# star} other {# stars}}, {stars, select, 1 {very poor} 2 {poor} 3 {medium} 4 {good} other {very good}}',
    },
    remove: { id: 'review.remove', defaultMessage: 'Remove {name}' },
    removed: { id: 'review.removed', defaultMessage: '{name} is removed' },
    retry: { id: 'review.retry', defaultMessage: 'Upload {name} again' },
    uploading: { id: 'review.uploading', defaultMessage: 'Uploading {name}' },
    wrongType: {
      id: 'review.wrongType',
      defaultMessage: '{name} is not a JPG or PNG picture. Choose another one.',
    },
    tooLarge: {
      id: 'review.tooLarge',
      defaultMessage: '{name} is larger than 10 MB. Choose a smaller one.',
    },
    tooMany: {
      id: 'review.tooMany',
      defaultMessage: 'There is room for 5 pictures. {name} was not added.',
    },
  }),
};
