import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { BagIcon, RefreshIcon, SearchIcon } from '../icon';
import { Stack } from '../stack';
import { EmptyState, emptyStateSizes } from '.';
import { emptyStateDocs } from './empty-state.docs';

const drawing = { style: { width: 96, height: 96, margin: '0 auto' }, strokeWidth: 1 };

const meta = {
  title: 'Design system/Feedback/EmptyState',
  component: EmptyState,
  parameters: { documentation: emptyStateDocs },
  args: {
    illustration: <BagIcon {...drawing} />,
    action: <Button variant="soft">Look at what is new</Button>,
    children: 'Your cart is empty. What you add waits here until you pay.',
  },
  argTypes: { size: { control: 'inline-radio', options: emptyStateSizes } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="lg">
      {emptyStateSizes.map((size) => (
        <EmptyState key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const SentenceAlone: Story = {
  args: { illustration: undefined, action: undefined, children: 'No reviews yet.' },
};

export const LongText: Story = {
  args: {
    illustration: <SearchIcon {...drawing} />,
    children:
      'Nothing was found for “hand-thrown stoneware mug with a wide handle and a lid, dishwasher-safe, under 20 dollars”. Try fewer words, or look through the categories: many shops name things differently.',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: 'سلتك فارغة. ما تضيفه ينتظرك هنا حتى تدفع.',
    action: <Button variant="soft">شاهد الجديد</Button>,
  },
};

function Orders() {
  const [failed, setFailed] = useState(true);
  return (
    <div role="status">
      {failed ? (
        <EmptyState
          illustration={<RefreshIcon {...drawing} />}
          action={
            <Button variant="secondary" onClick={() => setFailed(false)}>
              Try again
            </Button>
          }
        >
          Your orders could not be loaded: the connection was lost.
        </EmptyState>
      ) : (
        <EmptyState>You have not ordered anything yet.</EmptyState>
      )}
    </div>
  );
}

export const Failed: Story = {
  render: () => <Orders />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have not ordered anything yet.',
    );
  },
};
