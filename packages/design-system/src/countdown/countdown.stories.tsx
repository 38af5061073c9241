import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ClockIcon } from '../icon';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from '../text';
import type { CountdownParts, CountdownProps } from '.';
import { Countdown } from '.';
import { countdownDocs } from './countdown.docs';

const two = (figure: number) => String(figure).padStart(2, '0');
const clock: CountdownProps['children'] = ({ days, hours, minutes, seconds }) =>
  `${two(days * 24 + hours)}:${two(minutes)}:${two(seconds)}`;
const inSeconds = (count: number) => Math.ceil(Date.now() / 1000 + count) * 1000;

const meta = {
  title: 'Design system/Feedback/Countdown',
  component: Countdown,
  parameters: { documentation: countdownDocs },
  args: { label: 'Time left to pay', until: inSeconds(1800), children: clock },
  argTypes: { until: { control: 'date' } },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const units = ({ days, hours, minutes, seconds }: CountdownParts) => (
  <Inline gap="md">
    {Object.entries({ days, hours, minutes, seconds }).map(([unit, figure]) => (
      <Stack key={unit} gap="none" align="center">
        <Text size="xl" weight="bold">
          {two(figure)}
        </Text>
        <Text size="xs" color="muted">
          {unit}
        </Text>
      </Stack>
    ))}
  </Inline>
);

/** Until a campaign starts: each unit in its own box. */
export const Parts: Story = {
  args: { label: 'Until the spring sale', until: inSeconds(200_000), children: units },
};

/** Without seconds while hours are left. */
export const InAText: Story = {
  render: () => (
    <Text color="caution">
      <Inline gap="xs">
        <ClockIcon size="sm" />
        <Countdown label="Time left to pay" until={inSeconds(7500)}>
          {({ days, hours, minutes }) => `Pay within ${days * 24 + hours} h ${minutes} min`}
        </Countdown>
      </Inline>
    </Text>
  ),
};

export const Ended: Story = {
  args: {
    until: 0,
    children: ({ total }) => (total ? `${total} s` : 'The time to pay has expired.'),
  },
};

export const LongText: Story = {
  args: {
    until: inSeconds(400_000),
    children: ({ days, hours, minutes }) =>
      `The shop keeps these goods for you for another ${days} days, ${hours} hours and ${minutes} minutes`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الوقت المتبقي للدفع',
    until: inSeconds(90),
    children: ({ minutes, seconds }) => `بقي ${minutes} د و ${seconds} ث`,
  },
};

function TwoSeconds(props: Omit<CountdownProps, 'until'>) {
  const [until] = useState(() => inSeconds(2));
  return <Countdown {...props} until={until} />;
}

/** Announces the remaining time at its marks, and calls back at the end. */
export const RunsOut: Story = {
  args: {
    onEnd: fn(),
    announcements: [{ at: 1, text: 'One second left' }],
    children: ({ total }) => `${total} s`,
  },
  render: ({ until: _until, ...args }) => <TwoSeconds {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const timer = canvas.getByRole('timer', { name: 'Time left to pay' });
    await waitFor(() => expect(timer).toHaveTextContent('1 s'), { timeout: 4000 });
    await expect(canvas.getByRole('status')).toHaveTextContent('One second left');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 4000 });
    await expect(timer).toHaveTextContent('0 s');
  },
};
