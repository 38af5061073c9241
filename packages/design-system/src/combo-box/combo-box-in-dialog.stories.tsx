import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../stack';
import { TextField } from '../text-field';
import { ComboBox } from '.';
import { comboBoxDocs } from './combo-box.docs';
import { countryArgs, InDialog } from './combo-box.sample';
import { openList } from './testing/open-list';

const meta = {
  title: 'Design system/Form/ComboBox in a dialog',
  component: ComboBox,
  parameters: { documentation: comboBoxDocs, opensOverlay: true },
  args: { ...countryArgs, onValueChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Inside a dialog: usable by mouse, keyboard and touch, and Escape closes one layer at a time. */
export const InADialog: Story = {
  render: (args) => (
    <InDialog>
      <Stack gap="md">
        <TextField label="Recipient" />
        <ComboBox {...args} />
      </Stack>
    </InDialog>
  ),
  play: async ({ canvasElement, args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
    await step('mouse', async () => {
      const input = await openList(canvasElement);
      await userEvent.click(screen.getByRole('option', { name: /Thailand/ }));
      await expect(input).toHaveValue('Thailand');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        'th',
        expect.objectContaining({ reason: 'input' }),
      );
    });
    await step('keys', async () => {
      const input = screen.getByRole('combobox', { name: 'Country' });
      await userEvent.clear(input);
      await userEvent.type(input, 'lao{ArrowDown}{Enter}');
      await expect(input).toHaveValue('Laos');
    });
    await step('touch', async () => {
      const input = await openList(canvasElement);
      const target = screen.getByRole('option', { name: /France/ });
      await userEvent.pointer([
        { keys: '[TouchA>]', target },
        { keys: '[/TouchA]', target },
      ]);
      await waitFor(() => expect(input).toHaveValue('France'));
    });
    await step('Escape closes the list alone', async () => {
      await openList(canvasElement);
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('listbox')).toBeNull();
      await expect(dialog).toBeVisible();
    });
  },
};
