import type { ComponentDocs } from '../docs/component-docs';

export const spinnerDocs: ComponentDocs = {
  summary: 'Shows that something is loading, when neither its layout nor its duration is known.',
  insteadOf: [
    { to: 'reserve space for content of known shape', use: 'Skeleton' },
    { to: 'show progress', use: 'ProgressBar' },
    { to: 'show that a button is pending', use: 'Button with pending' },
  ],
  keyboard: 'none',
  accessibility: [
    'With a label it is an image with that name; without one it is decorative beside a text.',
    'It announces nothing: put it into a status region if loading should be announced.',
    'With reduced motion it is static, so add a text.',
  ],
  do: ['Always end it: with content, an empty state, or an error.'],
  dont: ['Do not fill a page with it.'],
};
