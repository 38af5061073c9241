import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Grid } from '../grid';
import { Stat } from '.';
import { statDocs } from './stat.docs';

const meta = {
  title: 'Design system/Data/Stat',
  component: Stat,
  parameters: { documentation: statDocs },
  args: {
    label: 'Orders this week',
    value: '1,204',
    change: {
      direction: 'up',
      directionLabel: 'Up',
      label: '12 % against last week',
      tone: 'positive',
    },
  },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutChange: Story = { args: { change: undefined } };

/** Placeholders of value and change. */
export const OnItsWay: Story = { args: { value: undefined, change: 'pending' } };

/** An increase is not always good; negative changes are also described in words. */
export const Changes: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
      <Card>
        <Stat {...args} />
      </Card>
      <Card>
        <Stat
          label="Returns"
          value="31"
          change={{
            direction: 'up',
            directionLabel: 'Up',
            label: '8 more than last week',
            tone: 'critical',
          }}
        />
      </Card>
      <Card>
        <Stat
          label="Followers"
          value="5,310"
          change={{ direction: 'down', directionLabel: 'Down', label: '4 against yesterday' }}
        />
      </Card>
      <Card>
        <Stat
          label="Points"
          value="860"
          change={{ direction: 'same', directionLabel: 'Unchanged', label: 'as last week' }}
        />
      </Card>
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Sum of all orders that were paid for and not yet handed to a carrier',
    value: '$1,284,190,422.75',
    change: {
      direction: 'up',
      directionLabel: 'Up',
      label: '12 % against the same week of the year before, holidays left out',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'طلبات هذا الأسبوع',
    value: '١٬٢٠٤',
    change: {
      direction: 'down',
      directionLabel: 'انخفاض',
      label: '٣٪ مقارنة بالأسبوع الماضي',
      tone: 'critical',
    },
  },
};
