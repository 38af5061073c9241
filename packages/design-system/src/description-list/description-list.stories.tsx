import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Link } from '../link';
import { Skeleton } from '../skeleton';
import { DescriptionList, descriptionListLayouts } from '.';
import { descriptionListDocs } from './description-list.docs';

const items = [
  { term: 'Order number', description: '2041-5577' },
  { term: 'Placed', description: <time dateTime="2026-03-02">2 March 2026</time> },
  { term: 'Paid with', description: 'Card ending in 4242' },
  {
    term: 'Waybill',
    description: <Link href="#waybill">SF 1018 2209 4417</Link>,
  },
];

const meta = {
  title: 'Design system/Data/DescriptionList',
  component: DescriptionList,
  parameters: { documentation: descriptionListDocs },
  args: { items },
  argTypes: { layout: { control: 'inline-radio', options: descriptionListLayouts } },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Columns: Story = { args: { layout: 'columns' } };

export const InACard: Story = {
  render: (args) => (
    <Card>
      <DescriptionList {...args} />
    </Card>
  ),
};

export const OnItsWay: Story = {
  args: {
    items: items.map(({ term }) => ({
      term,
      description: <Skeleton shape="text" width="1/2" />,
    })),
    'aria-busy': true,
  },
};

/** In a narrow container values are below their terms. */
export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Address of the person who takes the parcel',
        description:
          'Care of the porter, third courtyard, staircase 14, 88 Grand Boulevard of the Republic, 75011 Paris, France',
      },
      { term: 'Token', description: '0123456789abcdef'.repeat(8) },
      {
        term: 'Page',
        description: (
          <Link href="#page">https://mall.example/orders/2041-5577/parcels/1/way?from=mail</Link>
        ),
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { term: 'رقم الطلب', description: <bdi>2041-5577</bdi> },
      { term: 'تاريخ الطلب', description: '٢ مارس ٢٠٢٦' },
      { term: 'العنوان', description: 'شارع النخيل ١٢، الدار البيضاء' },
    ],
  },
};
