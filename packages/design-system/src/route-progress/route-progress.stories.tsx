import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { RouteProgress } from '.';
import { routeProgressDocs } from './route-progress.docs';

const meta = {
  title: 'Design system/Feedback/RouteProgress',
  component: RouteProgress,
  parameters: {
    documentation: routeProgressDocs,
    // In its own window
    docs: { story: { inline: false, height: '96px' } },
  },
  args: { pending: true, label: 'Loading page', delay: 0 },
} satisfies Meta<typeof RouteProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name is not visible: whatever its length, the bar stays thin. */
export const LongText: Story = {
  args: { label: 'Loading the page of the order that you placed on the second of March' },
};

export const Default: Story = {};
export const Idle: Story = { args: { pending: false } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'جارٍ تحميل الصفحة' },
};

function Page() {
  const [active, setActive] = useState(false);
  return (
    <>
      <RouteProgress pending={active} label="Loading page" delay={0} />
      <Button variant="primary" onClick={() => setActive(!active)}>
        {active ? 'Arrive' : 'Go to the cart'}
      </Button>
    </>
  );
}

export const OnAPage: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the cart' }));
    const bar = await canvas.findByRole('progressbar', { name: 'Loading page' });
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(bar).toHaveAttribute('data-state', 'done'));
  },
};
