import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { dialogDocs } from './dialog.docs';
import { Layers } from './dialog-layers.sample';

/** Tested here with synthetic events, and with real mouse, keyboard and touch input in `e2e/overlays`. */
const meta = {
  title: 'Design system/Overlay/Dialog with layers',
  component: Layers,
  parameters: { documentation: dialogDocs },
  args: { defaultOpen: true },
} satisfies Meta<typeof Layers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { args: { defaultOpen: false } };

const dialog = () => screen.findByRole('dialog', { name: 'Edit address' });
const button = (name: string) => screen.findByRole('button', { name });
/** Overlays fade in: visible after a moment. */
const isShown = (role: string, name?: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toBeVisible());
const staysOpen = () => isShown('dialog', 'Edit address');

export const ByMouse: Story = {
  play: async () => {
    await dialog();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delivery' }), 'Pick up');
    await expect(screen.getByRole('combobox', { name: 'Delivery' })).toHaveValue('Pick up');
    await userEvent.click(await button('Show countries'));
    await userEvent.click(await screen.findByRole('option', { name: 'Laos' }));
    await expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Laos');
    await userEvent.click(await button('Fee'));
    await isShown('dialog', 'About the fee');
    await userEvent.click(await button('Save'));
    await userEvent.click(await button('Dismiss'));
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    await staysOpen();
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await dialog();
    const country = screen.getByRole('combobox', { name: 'Country' });
    country.focus();
    await userEvent.keyboard('Tha{ArrowDown}{Enter}');
    await expect(country).toHaveValue('Thailand');
    await userEvent.keyboard('{ArrowDown}');
    await isShown('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await staysOpen();
    const fee = await button('Fee');
    fee.focus();
    await userEvent.keyboard('{Enter}');
    await isShown('dialog', 'About the fee');
    await userEvent.keyboard('{Escape}');
    await expect(fee).toHaveFocus();
    await staysOpen();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await button('Edit address')).toHaveFocus());
  },
};

export const ByTouch: Story = {
  play: async () => {
    const user = userEvent.setup();
    const tap = (target: Element) => user.pointer([{ keys: '[TouchA]', target }]);
    await dialog();
    await tap(await button('Show countries'));
    await tap(await screen.findByRole('option', { name: 'France' }));
    await expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('France');
    await tap(await button('Fee'));
    await isShown('dialog', 'About the fee');
    await tap(await button('Save'));
    await tap(await button('Dismiss'));
    await staysOpen();
  },
};

/** A second dialog above the first: Escape closes one at a time, and scrolling stays locked. */
export const Nested: Story = {
  play: async () => {
    await dialog();
    await userEvent.click(await button('Delete…'));
    await isShown('alertdialog', 'Delete it?');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await staysOpen();
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
  },
};

/** The page does not scroll, and fixed elements do not shift. */
export const ThePageStandsStill: Story = {
  args: { defaultOpen: false },
  play: async () => {
    const widget = screen.getByRole('complementary', { name: 'Help' });
    const { right } = widget.getBoundingClientRect();
    await userEvent.click(await button('Edit address'));
    await dialog();
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await expect(widget.getBoundingClientRect().right).toBe(right);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
