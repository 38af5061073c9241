import { Timeline } from '@vermilion/design-system/timeline';

export const Example = () => (
  <Timeline
    label="Tracking"
    stateLabels={{ done: 'Done', current: 'Now', upcoming: 'To come', failed: 'Failed' }}
    events={[
      { id: 'packed', title: 'Packed by Linen House', time: '2 March, 09:12', state: 'done' },
      { id: 'way', title: 'On its way', time: '3 March, 06:05', state: 'current' },
      { id: 'door', title: 'At your door', state: 'upcoming' },
    ]}
  />
);
