import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from '../text';
import { Rating, ratingSizes } from '.';
import { ratingDocs } from './rating.docs';

const meta = {
  title: 'Design system/Data/Rating',
  component: Rating,
  parameters: { documentation: ratingDocs },
  args: { value: 4.6, label: '4.6 out of 5 stars' },
  argTypes: { size: { control: 'inline-radio', options: ratingSizes } },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ValuesAndSizes: Story = {
  render: () => (
    <Stack gap="md">
      {[5, 4.6, 3.5, 0].map((value) => (
        <Inline key={value} gap="md">
          {ratingSizes.map((size) => (
            <Rating key={size} size={size} value={value} label={`${value} out of 5 stars`} />
          ))}
          <Text size="sm" color="muted" tabular>
            {value.toFixed(1)}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const OfTen: Story = { args: { value: 7, max: 10, label: '7 out of 10 stars' } };

export const InALine: Story = {
  render: (args) => (
    <Inline gap="xs">
      <Rating {...args} size="sm" />
      <Text size="sm" color="muted" tabular>
        4.6 (1,204 reviews)
      </Text>
    </Inline>
  ),
};

/** The stars keep their size; the text wraps. */
export const LongText: Story = {
  render: (args) => (
    <Inline gap="xs" align="start" nowrap style={{ maxWidth: 240 }}>
      <Rating {...args} />
      <Text size="sm" color="muted">
        4.6 from 1,204 reviews by people who have bought it in the last twelve months
      </Text>
    </Inline>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline gap="xs">
      <Rating value={3.5} label="٣٫٥ من ٥ نجوم" />
      <Text size="sm" color="muted">
        ٣٫٥ (٤٢ تقييمًا)
      </Text>
    </Inline>
  ),
};
