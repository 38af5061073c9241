import type { ComponentDocs } from '../docs/component-docs';

export const carouselDocs: ComponentDocs = {
  summary: 'A set of equally important slides, one visible at a time: banners, offers.',
  insteadOf: [
    { to: 'show the pictures of one thing', use: 'Gallery' },
    { to: 'show things that are compared', use: 'Grid: what is out of sight is seldom seen' },
    { to: 'switch between views that have names', use: 'Tabs' },
  ],
  pattern: 'Carousel (grouped)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes through pause, previous, the bar of the slide in sight and next, to the row of slides, then into the slide in sight. Slides out of sight are passed over.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a button: pauses or goes on, turns, or shows the slide.',
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'On a bar: shows the slide beside and moves to its bar; mirrored from right to left. After the last comes the first.',
    },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'On the row of slides: scrolls it.' },
  ],
  accessibility: [
    'The carousel and each slide are named groups that say what they are in the words of the labels.',
    'With an interval it has a pause button, holds still under the pointer, stops for good when the focus comes in, and does not start by itself under reduced motion.',
    'A new slide is announced politely, and not at all while the slides move by themselves.',
    'Over the slides, the arrows are seen by who points at the slides or has the focus in them; bars and pause always.',
    'It is a row to swipe before scripts are there; the first slide is in sight.',
  ],
  do: [
    'Reserve the place of every slide’s picture, all with the same ratio, so that nothing jumps.',
    'Load the first slide’s picture with priority, the others lazily.',
  ],
  dont: [
    'Do not put into slide three what everybody must see.',
    'Do not choose an interval under 5 seconds: a slide must be read before it goes.',
  ],
};
