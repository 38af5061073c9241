import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleCart, sampleLampMatrix } from '../../testing/cart-samples';
import { ReselectDialog } from './reselect-dialog';
import { reselectDialogDocs } from './reselect-dialog.docs';

const row = { ...sampleCart[0]!.rows[0]!, quantity: 2 };

const meta = {
  title: 'Mall/Cart/Reselect dialog',
  component: ReselectDialog,
  parameters: { documentation: reselectDialogDocs, opensOverlay: true },
  args: {
    row,
    skusInCart: new Set([5]),
    load: async () => sampleLampMatrix,
    onChoose: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ReselectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name }));
  return dialog;
};

// The dialog fades in: on a slow machine its content may not be visible yet.
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

export const Default: Story = {};
export const SoldOut: Story = {
  play: async () => {
    const dialog = await press('Sage, sold out');
    await expect(dialog.getByRole('button', { name: 'Change' })).toBeDisabled();
  },
};
export const Joins: Story = {
  play: async () => {
    const dialog = await press('52 cm');
    await seen(await dialog.findByText(/in your cart already/));
  },
};
export const Nearest: Story = {
  play: async () => {
    const dialog = await press(/^70 cm/);
    await seen(await dialog.findByText(/The nearest is Sage, 70 cm/));
    await seen(dialog.getByText(/the quantity becomes 1/));
  },
};
export const Loading: Story = { args: { load: () => new Promise(() => {}) } };
export const Failed: Story = { args: { load: () => Promise.reject(new Error('Offline')) } };
