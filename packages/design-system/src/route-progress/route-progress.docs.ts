import type { ComponentDocs } from '../docs/component-docs';

export const routeProgressDocs: ComponentDocs = {
  summary: 'A thin progress bar at the top of the window while a page loads.',
  insteadOf: [
    { to: 'show the progress of an upload', use: 'ProgressBar' },
    { to: 'reserve space for a part of the page', use: 'Skeleton' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a progressbar only while visible; pages that load within the delay are not announced.',
    'The new page is announced by its title and heading.',
    'With reduced motion the bar is static; in forced colours it has the highlight colour.',
  ],
  do: ['Use one at the root, connected to your router.'],
  dont: ['Do not show it for actions that stay on the page.'],
};
