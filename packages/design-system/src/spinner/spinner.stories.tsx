import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline';
import { Text } from '../text';
import { Spinner, spinnerSizes } from '.';
import { spinnerDocs } from './spinner.docs';

const meta = {
  title: 'Design system/Feedback/Spinner',
  component: Spinner,
  parameters: { documentation: spinnerDocs },
  args: { label: 'Loading' },
  argTypes: { size: { control: 'inline-radio', options: spinnerSizes } },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline gap="lg">
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} label={`Loading, ${size}`} />
      ))}
    </Inline>
  ),
};

/** Beside a text the spinner is decorative and has the colour of the text. */
export const BesideText: Story = {
  render: () => (
    <Text color="muted" role="status">
      <Inline gap="xs">
        <Spinner size="sm" />
        Looking for addresses
      </Inline>
    </Text>
  ),
};

/** It keeps its size and is aligned with the first line. */
export const LongText: Story = {
  render: () => (
    <Text color="muted" role="status" style={{ maxWidth: 280, display: 'block' }}>
      <Inline gap="xs" align="start" nowrap>
        <Spinner size="sm" />
        <span>Looking for addresses in every district of the region north of the great river</span>
      </Inline>
    </Text>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Text color="muted" role="status">
      <Inline gap="xs">
        <Spinner size="sm" />
        جارٍ البحث عن العناوين
      </Inline>
    </Text>
  ),
};
