import type { ComponentDocs } from '../docs/component-docs';

export const bannerDocs: ComponentDocs = {
  experimental: true,
  summary: 'A full-width message at the top of the page, about the whole page or mall.',
  insteadOf: [
    { to: 'show a message next to its subject', use: 'Alert' },
    { to: 'confirm that an action succeeded', use: 'Toast' },
    { to: 'ask before continuing', use: 'ConfirmDialog' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the action, then to the dismiss button.' },
    { keys: ['Enter', 'Space'], does: 'On the dismiss button: dismisses the banner.' },
  ],
  accessibility: [
    'It is a named region, a landmark.',
    'Each tone has a different icon; state the severity in the text as well.',
    'It is part of the initial page. If it appears later, wrap it in role="status".',
    'After dismissal, focus continues from its position.',
  ],
  do: ['Place it before the header and the main element.', 'Remember the dismissal.'],
  dont: ['Do not show two at once.', 'Do not use it for advertising: use a Carousel.'],
};
