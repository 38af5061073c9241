import * as ds from '../..';
import type { Part } from '../part';
import { anchor } from './sample';

/** Feedback components. */
export const feedbackParts: Part[] = [
  { name: 'Alert', element: <ds.Alert>Saved</ds.Alert>, text: 'Saved' },
  {
    name: 'Banner',
    element: (
      <ds.Banner label="Notice" closeLabel="Close">
        Delivery takes longer
      </ds.Banner>
    ),
    text: 'Delivery takes longer',
  },
  { name: 'Badge', element: <ds.Badge>New</ds.Badge>, text: 'New' },
  { name: 'CountBadge', element: <ds.CountBadge count={3} /> },
  {
    name: 'CountBadge on a thing',
    element: <ds.CountBadge count={3}>Cart</ds.CountBadge>,
    text: 'Cart',
  },
  {
    name: 'Countdown',
    element: (
      <ds.Countdown until={90_000} now={0} label="Time left">
        {({ minutes }) => `${minutes} minutes`}
      </ds.Countdown>
    ),
  },
  {
    name: 'EmptyState',
    element: <ds.EmptyState>Nothing here.</ds.EmptyState>,
    text: 'Nothing here.',
  },
  { name: 'Meter', element: <ds.Meter label="Storage" value={3} max={5} valueLabel="3 of 5 GB" /> },
  { name: 'ProgressBar', element: <ds.ProgressBar label="Upload" value={3} /> },
  { name: 'RouteProgress', element: <ds.RouteProgress pending={false} label="Loading" /> },
  { name: 'Skeleton', element: <ds.Skeleton /> },
  { name: 'Spinner', element: <ds.Spinner /> },
  { name: 'Tag', element: <ds.Tag>Linen</ds.Tag>, asChild: anchor, text: 'Linen' },
];
