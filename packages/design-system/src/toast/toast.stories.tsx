import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { alertTones } from '../alert';
import { Button } from '../button';
import { Inline } from '../inline';
import { Link } from '../link';
import { ToastProvider, useToast } from '.';

function Buttons() {
  const toast = useToast();
  return (
    <Inline>
      {alertTones.map((tone) => (
        <Button
          key={tone}
          variant="secondary"
          onClick={() =>
            toast.show({
              tone,
              message: `Added to your cart (${tone})`,
              duration: Infinity,
              action: (
                <Link href="#cart" variant="accent">
                  See cart
                </Link>
              ),
            })
          }
        >
          Show {tone}
        </Button>
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Design system/Feedback/Toast',
  component: ToastProvider,
  args: { label: 'Messages', dismissLabel: 'Dismiss', children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const tone of alertTones) {
      await userEvent.click(canvas.getByRole('button', { name: `Show ${tone}` }));
    }
    const region = canvas.getByRole('region', { name: 'Messages' });
    await expect(within(region).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    await userEvent.click(within(region).getAllByRole('button', { name: 'Dismiss' })[0]!);
    await waitFor(() => expect(region).toHaveTextContent('(critical)'));
  },
};
