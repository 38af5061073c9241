import type { ComponentDocs } from '../docs/component-docs';

export const progressBarDocs: ComponentDocs = {
  summary: 'The progress of a task, or that it is running.',
  insteadOf: [
    { to: 'show that a page is on its way', use: 'RouteProgress' },
    { to: 'keep the place of content to come', use: 'Skeleton' },
    { to: 'show the stations of a longer way', use: 'Steps' },
    { to: 'show a short wait in a small place', use: 'Spinner' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a progressbar with the name that label gives it; without a value it is one whose end nobody knows.',
    'The tone repeats what a text beside it says: that it failed, that it is done.',
    'It grows from where the line of writing begins. Under reduced motion it fills without sliding.',
  ],
  do: ['Show the figure beside it when people wait for it.'],
  dont: [
    'Do not let it run backwards.',
    'Do not tell failure by tone alone: stop it and write what happened.',
  ],
};
