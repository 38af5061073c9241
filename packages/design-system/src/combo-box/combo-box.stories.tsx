import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../stack';
import { textFieldSizes } from '../text-field';
import { ComboBox } from '.';
import { comboBoxDocs } from './combo-box.docs';
import { byContinent, countryArgs } from './combo-box.sample';
import { openList } from './testing/open-list';

const meta = {
  title: 'Design system/Form/ComboBox',
  component: ComboBox,
  parameters: { documentation: comboBoxDocs },
  args: { ...countryArgs, onValueChange: fn() },
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
