import type { ComponentDocs } from '../docs/component-docs';

export const spinnerDocs: ComponentDocs = {
  summary: 'Shows that something is loading, when neither its layout nor its duration is known.',
  insteadOf: [
    { to: 'keep the place of content whose shape is known', use: 'Skeleton' },
    { to: 'show how far it has come', use: 'ProgressBar' },
    { to: 'show that a button works on it', use: 'Button with pending' },
  ],
  keyboard: 'none',
  accessibility: [
    'With a label it is a picture of that name; without one it is decoration beside a text that says it.',
    'It announces nothing: put it into a status region when its coming matters.',
    'Under reduced motion it stands still, so a text should say that something is under way.',
  ],
  do: ['Always end it: with content, with nothing, or with what failed.'],
  dont: ['Do not fill a page with it.'],
};
