import type { ComponentDocs } from '../docs/component-docs';

export const carouselDocs: ComponentDocs = {
  summary: 'A set of equally important slides, one visible at a time: banners, offers.',
  insteadOf: [
    { to: 'show the images of one product', use: 'Gallery' },
    { to: 'show items to compare', use: 'Grid: hidden slides are rarely seen' },
    { to: 'switch between named views', use: 'Tabs' },
  ],
  pattern: 'Carousel (grouped)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to pause, previous, the bar of the current slide and next, to the row of slides, then into the current slide. Hidden slides are skipped.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a button: pauses or resumes, moves, or shows the slide.',
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'On a bar: shows the adjacent slide and focuses its bar; mirrored in RTL. Wraps around.',
    },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'On the row of slides: scrolls it.' },
  ],
  accessibility: [
    'The carousel and each slide are named groups with a role description from the labels.',
    'With an interval it has a pause button, pauses on hover, stops for good on focus, and does not start with reduced motion.',
    'A new slide is announced politely, but not during rotation.',
    'With overlaid controls, arrows are visible on hover and focus; bars and pause always.',
    'Without scripts it is a row to swipe, at the first slide.',
  ],
  do: [
    'Reserve the space of every slide’s image, all with the same aspect ratio, to avoid layout shifts.',
    'Load the first image with priority, the others lazily.',
  ],
  dont: [
    'Do not put essential content into the third slide.',
    'Do not use an interval below 5 seconds: slides must be readable.',
  ],
};
