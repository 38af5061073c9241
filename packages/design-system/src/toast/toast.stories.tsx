import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { alertTones } from '../alert';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Inline } from '../inline';
import { Link } from '../link';
import type { ToastOptions } from '.';
import { ToastProvider, useToast } from '.';
import { toastDocs } from './toast.docs';

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
  parameters: { documentation: toastDocs },
  args: { label: 'Messages', dismissLabel: 'Dismiss', children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const Show = ({ label = 'Show', ...toast }: ToastOptions & { label?: string }) => {
  const { show } = useToast();
  return (
    <Button variant="primary" onClick={() => show({ duration: Infinity, ...toast })}>
      {label}
    </Button>
  );
};
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const Default: Story = {
  args: { children: <Show message="Added to your cart" tone="positive" /> },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Show');
    // it fades in
    await waitFor(() =>
      expect(within(canvasElement).getByText('Added to your cart')).toBeVisible(),
    );
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Show
        tone="critical"
        message="The payment did not go through, because the bank asks for a confirmation that did not arrive in time; nothing was taken from your account."
        action={
          <Link href="#pay" variant="accent">
            Pay again
          </Link>
        }
      />
    ),
  },
  play: async ({ canvasElement }) => press(canvasElement, 'Show'),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'رسائل',
    dismissLabel: 'إغلاق',
    children: <Show label="إظهار" message="أضيف إلى سلتك" tone="positive" />,
  },
  play: async ({ canvasElement }) => press(canvasElement, 'إظهار'),
};

/** Announced, pressed and focused with F6 while a dialog is open; the dialog stays open. */
export const OverADialog: Story = {
  args: {
    children: (
      <Dialog
        title="Edit address"
        closeLabel="Close"
        trigger={<Button variant="primary">Edit</Button>}
      >
        <Show label="Save" message="Saved" tone="positive" />
      </Dialog>
    ),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    // By role: fails if it is hidden from assistive technology
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
    await expect(dismiss.closest('[aria-live]')).not.toBeNull();
    await userEvent.keyboard('{F6}');
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(save).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{F6}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    await expect(save).toHaveFocus();
    await userEvent.click(save);
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    await expect(dialog).toBeVisible();
  },
};

export const Queue: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const tone of alertTones) {
      await userEvent.click(canvas.getByRole('button', { name: `Show ${tone}` }));
    }
    const region = canvas.getByRole('region', { name: 'Messages' });
    await expect(within(region).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    // The newest is first, and another is queued
    await expect(region).toHaveTextContent(/^Added to your cart \(critical\)/);
    await expect(region).not.toHaveTextContent('(caution)');
    await userEvent.click(within(region).getAllByRole('button', { name: 'Dismiss' })[0]!);
    await waitFor(() => expect(region).toHaveTextContent('(caution)'));
    await expect(region).not.toHaveTextContent('(critical)');
  },
};
