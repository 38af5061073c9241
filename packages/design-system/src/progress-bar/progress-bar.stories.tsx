import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorIcon, SuccessIcon } from '../icon';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from '../text';
import { ProgressBar, progressTones } from '.';
import { progressBarDocs } from './progress-bar.docs';

const meta = {
  title: 'Design system/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: { documentation: progressBarDocs },
  args: { label: 'Upload', value: 35 },
  argTypes: { tone: { control: 'inline-radio', options: progressTones } },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Values: Story = {
  render: () => (
    <Stack gap="lg">
      {[0, 4, 50, 100].map((value) => (
        <ProgressBar key={value} label={`Upload, ${value} %`} value={value} />
      ))}
    </Stack>
  ),
};

/** Indeterminate. */
export const Unknown: Story = { args: { label: 'Looking for the parcel', value: undefined } };

/** The tone repeats the adjacent text. */
export const Tones: Story = {
  render: () => (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text size="sm">Uploading review.jpg, 35 %</Text>
        <ProgressBar label="review.jpg" value={35} />
      </Stack>
      <Stack gap="xs">
        <Inline gap="xs" nowrap>
          <SuccessIcon size="sm" />
          <Text size="sm">cup.jpg is uploaded</Text>
        </Inline>
        <ProgressBar label="cup.jpg" value={100} tone="positive" />
      </Stack>
      <Stack gap="xs">
        <Inline gap="xs" nowrap>
          <ErrorIcon size="sm" />
          <Text size="sm">saucer.jpg stopped: the connection was lost</Text>
        </Inline>
        <ProgressBar label="saucer.jpg" value={60} tone="critical" />
      </Stack>
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <Stack gap="xs" style={{ maxWidth: 280 }}>
      <Text size="sm">
        Uploading Rechtsschutzversicherungsgesellschaftsunterlagen-page-1-of-28.jpg, 35 %
      </Text>
      <ProgressBar label="The papers of the insurance, page 1 of 28" value={35} />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack gap="xs">
      <Text size="sm">جارٍ رفع الصورة، ٣٥٪</Text>
      <ProgressBar label="رفع الصورة" value={35} />
      <ProgressBar label="جارٍ البحث" />
    </Stack>
  ),
};
