import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Stack } from '../stack';
import { Meter, meterTones } from '.';
import { meterDocs } from './meter.docs';

const meta = {
  title: 'Design system/Feedback/Meter',
  tags: ['experimental'],
  component: Meter,
  parameters: { documentation: meterDocs },
  args: { label: 'Points to gold', value: 320, max: 500, valueLabel: '320 of 500' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Card style={{ maxWidth: 360 }}>
      <Stack gap="md">
        {meterTones.map((tone, index) => (
          <Meter
            key={tone}
            {...args}
            tone={tone}
            label={`Tone ${tone}`}
            value={400 - index * 120}
            valueLabel={`${400 - index * 120} of 500`}
          />
        ))}
        <Meter {...args} label="Empty" value={0} valueLabel="Nothing yet" />
        <Meter {...args} label="Full" value={500} valueLabel="500 of 500" />
        <Meter {...args} labelHidden />
        <Meter
          {...args}
          label="Pictures and videos of reviews that are kept for a year after they were taken back"
          valueLabel="1,280,000 of 2,000,000 kilobytes"
        />
        <Meter {...args} lang="th" label="คะแนนสู่ระดับทอง" valueLabel="320 จาก 500" />
      </Stack>
    </Card>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'النقاط حتى الذهبي', valueLabel: '٣٢٠ من ٥٠٠' },
  globals: { direction: 'rtl' },
};
