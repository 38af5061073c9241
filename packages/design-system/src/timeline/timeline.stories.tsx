import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link';
import type { TimelineEvent } from '.';
import { Timeline } from '.';
import { timelineDocs } from './timeline.docs';

const parcel: TimelineEvent[] = [
  {
    id: 'packed',
    title: 'Packed by Linen House',
    time: <time dateTime="2026-03-02T09:12">2 March, 09:12</time>,
    state: 'done',
  },
  {
    id: 'carrier',
    title: 'Handed to the carrier',
    time: <time dateTime="2026-03-02T17:40">2 March, 17:40</time>,
    description: (
      <>
        Swift Parcel, waybill <Link href="#waybill">SF 1018 2209</Link>
      </>
    ),
    state: 'done',
  },
  {
    id: 'way',
    title: 'On its way to your town',
    time: <time dateTime="2026-03-03T06:05">3 March, 06:05</time>,
    state: 'current',
  },
  { id: 'door', title: 'At your door', description: 'Expected on 4 March.', state: 'upcoming' },
];

const meta = {
  title: 'Design system/Data/Timeline',
  component: Timeline,
  parameters: { documentation: timelineDocs },
  args: {
    label: 'Tracking',
    events: parcel,
    stateLabels: { done: 'Done', current: 'Now', upcoming: 'To come', failed: 'Failed' },
  },
  argTypes: { newest: { control: 'inline-radio', options: ['first', 'last'] } },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NewestFirst: Story = { args: { newest: 'first' } };

export const Refund: Story = {
  args: {
    label: 'Way of the refund',
    events: [
      { id: 'asked', title: 'Applied for', time: '2 March, 09:12', state: 'done' },
      {
        id: 'refused',
        title: 'Refused by the shop',
        time: '3 March, 11:30',
        description: 'The pictures do not show the fault. You can apply again with others.',
        state: 'failed',
      },
      { id: 'again', title: 'Applied for again', time: '3 March, 18:02', state: 'done' },
      { id: 'review', title: 'Looked at by the shop', state: 'current' },
      { id: 'paid', title: 'Money back to your card', state: 'upcoming' },
    ],
  },
};

export const LongText: Story = {
  args: {
    events: parcel.map((event) => ({
      ...event,
      title: 'Handed over to the distribution centre of the region north of the great river',
      description:
        'SF10182209441700000000000000000000000000000000000000 could not be read at once.',
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'مسار الطرد',
    stateLabels: { done: 'تم', current: 'الآن', upcoming: 'لاحقًا', failed: 'فشل' },
    events: [
      { id: '1', title: 'تم التغليف', time: '٢ مارس، ٠٩:١٢', state: 'done' },
      { id: '2', title: 'تعذّر التسليم', time: '٣ مارس، ١١:٣٠', state: 'failed' },
      { id: '3', title: 'في الطريق إليك', time: '٤ مارس، ٠٦:٠٥', state: 'current' },
      { id: '4', title: 'عند بابك', state: 'upcoming' },
    ],
  },
};
