import type { ComponentDocs } from '../docs/component-docs';

export const progressBarDocs: ComponentDocs = {
  summary: 'The progress of a task, or that it is running.',
  insteadOf: [
    { to: 'show that a page is loading', use: 'RouteProgress' },
    { to: 'reserve space for loading content', use: 'Skeleton' },
    { to: 'show the stages of a process', use: 'Steps' },
    { to: 'show a short wait in a small space', use: 'Spinner' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a progressbar named by label; without a value it is indeterminate.',
    'The tone repeats what adjacent text says: failed, complete.',
    'It grows from the inline start. With reduced motion it does not animate.',
  ],
  do: ['Show the number beside it for long tasks.'],
  dont: [
    'Do not let it go backwards.',
    'Do not convey failure by tone alone: stop it and add text.',
  ],
};
