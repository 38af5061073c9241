import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ComboBox } from '.';
import { comboBoxDocs } from './combo-box.docs';
import { countryArgs, InDialog, MAX_MATCHES, ServerSearch, villages } from './combo-box.sample';
import { openList } from './testing/open-list';

const meta = {
  title: 'Design system/Form/ComboBox with long lists',
  component: ComboBox,
  parameters: { documentation: comboBoxDocs },
  args: { ...countryArgs, onValueChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const findVillage = async () => {
  const input = await screen.findByRole('combobox', { name: 'Country' });
  await userEvent.type(input, '4');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Type more to see the others', { ignore: '[role="status"]' });
  await userEvent.type(input, '2');
  await userEvent.click(await screen.findByRole('option', { name: 'Village 42' }));
  await expect(input).toHaveValue('Village 42');
};

/** Ten thousand options, virtualized. */
export const VeryLong: Story = {
  args: { options: villages },
  play: async ({ canvasElement }) => {
    const input = await openList(canvasElement);
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('option', { name: 'Village 10000' });
    await waitFor(() => expect(last).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Village 10000');
  },
};

/** Many matches: the end of the list says that there are more. */
export const Many: Story = {
  args: { options: villages.slice(0, MAX_MATCHES), moreLabel: 'Type more to see the others' },
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Village 50' })).toBeVisible());
  },
};

export const Async: Story = { render: ServerSearch, play: findVillage };

export const AsyncInADialog: Story = {
  parameters: { opensOverlay: true },
  render: (args) => (
    <InDialog>
      <ServerSearch {...args} />
    </InDialog>
  ),
  play: findVillage,
};

export const VeryLongInADialog: Story = {
  parameters: { opensOverlay: true },
  args: { options: villages },
  render: (args) => (
    <InDialog>
      <ComboBox {...args} />
    </InDialog>
  ),
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog', { name: 'Edit address' });
    const input = await openList(canvasElement);
    await userEvent.keyboard('{End}{PageUp}{End}');
    const last = await screen.findByRole('option', { name: 'Village 10000' });
    await waitFor(() => expect(last).toBeVisible());
    await userEvent.click(last);
    await expect(input).toHaveValue('Village 10000');
  },
};
