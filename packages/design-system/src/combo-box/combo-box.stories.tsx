import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../stack';
import { TextField, textFieldSizes } from '../text-field';
import { ComboBox } from '.';
import { comboBoxDocs } from './combo-box.docs';
import {
  ServerSearch,
  InDialog,
  MAX_MATCHES,
  byContinent,
  countries,
  villages,
} from './combo-box.sample';

const meta = {
  title: 'Design system/Form/ComboBox',
  component: ComboBox,
  parameters: { documentation: comboBoxDocs },
  args: {
    label: 'Country',
    options: countries,
    placeholder: 'Type or choose',
    toggleLabel: 'Show countries',
    pendingLabel: 'Looking for countries',
    emptyLabel: 'No such country. Try fewer letters.',
    countLabel: (count) => `${count} fit`,
    onValueChange: fn(),
    style: { maxWidth: 360 },
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'Where it is sent.' } };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="md">
      {textFieldSizes.map((size) => (
        <ComboBox key={size} {...args} size={size} label={`Country, ${size}`} defaultValue="la" />
      ))}
    </Stack>
  ),
};

export const WithError: Story = { args: { error: 'Choose the country that it is sent to.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'la' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'la' } };

export const LongText: Story = {
  args: {
    options: [
      {
        value: 'gs',
        label: 'South Georgia and the South Sandwich Islands, with all that lies between them',
        description: '+500',
      },
    ],
    defaultValue: 'gs',
  },
};

const openList = async (canvasElement: HTMLElement, name = 'Country') => {
  const canvas = within(canvasElement.ownerDocument.body);
  await userEvent.click(canvas.getByRole('button', { name: 'Show countries' }));
  await waitFor(() => expect(canvas.getByRole('listbox', { name })).toBeVisible());
  return canvas.getByRole('combobox', { name });
};

export const Open: Story = {
  args: { defaultValue: 'la' },
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
  },
};

/** Scrolled to its end: the headings scroll with their options. */
export const Grouped: Story = {
  args: { options: byContinent },
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
    await userEvent.keyboard('{End}');
    const last = within(screen.getByRole('group', { name: 'Europe' })).getByText('Spain');
    await waitFor(() => expect(last).toBeVisible());
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'البلد',
    toggleLabel: 'Show countries',
    placeholder: 'اكتب أو اختر',
    options: [
      { value: 'la', label: 'لاوس', description: '+856' },
      { value: 'th', label: 'تايلاند', description: '+66' },
      { value: 'fr', label: 'فرنسا', description: '+33' },
    ],
    defaultValue: 'th',
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await openList(canvasElement, 'البلد');
  },
};

export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    const input = await openList(canvasElement);
    await userEvent.type(input, 'zz');
    await expect(screen.getByRole('status')).toHaveTextContent(/No such country/);
  },
};

export const Loading: Story = {
  args: { pending: true, filter: 'none', options: [] },
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
    await expect(screen.getByRole('status')).toHaveTextContent('Looking for countries');
  },
};

export const Failed: Story = {
  args: {
    filter: 'none',
    options: [],
    failure: {
      label: 'The countries did not come.',
      retryLabel: 'Try again',
      onRetry: fn(),
    },
  },
  play: async ({ canvasElement, args }) => {
    const input = await openList(canvasElement);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
    await expect(input).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent('The countries did not come.');
  },
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

const findVillage = async () => {
  const input = await screen.findByRole('combobox', { name: 'Country' });
  await userEvent.type(input, '4');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Type more to see the others', { ignore: '[role="status"]' });
  await userEvent.type(input, '2');
  await userEvent.click(await screen.findByRole('option', { name: 'Village 42' }));
  await expect(input).toHaveValue('Village 42');
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
  render: (args) => (
    <InDialog>
      <ServerSearch {...args} />
    </InDialog>
  ),
  play: findVillage,
};

export const VeryLongInADialog: Story = {
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
