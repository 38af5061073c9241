import type { ComponentDocs } from '../docs/component-docs';

export const routeProgressDocs: ComponentDocs = {
  summary: 'A thin progress bar at the top of the window while a page loads.',
  insteadOf: [
    { to: 'show how far an upload has come', use: 'ProgressBar' },
    { to: 'keep the places of a part of the page', use: 'Skeleton' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a progressbar only while it shows; a page that comes within the delay is not mentioned.',
    'The new page is announced by its title and heading, not by this.',
    'Under reduced motion the line stands; in forced colours it has the highlight colour.',
  ],
  do: ['Put one at the root and feed it from your router.'],
  dont: ['Do not show it for work that leaves the page where it is.'],
};
