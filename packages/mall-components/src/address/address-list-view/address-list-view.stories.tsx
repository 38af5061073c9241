import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleAddresses, sampleCountries } from '../address.sample';
import { AddressListView } from './address-list-view';
import { addressListViewDocs } from './address-list-view.docs';

const meta = {
  title: 'Mall/Address/Address list',
  component: AddressListView,
  args: {
    addresses: sampleAddresses,
    countries: sampleCountries,
    onSave: fn(),
    onSetDefault: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: { documentation: addressListViewDocs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof AddressListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { addresses: [] } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };

export const Deleting: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the address of Office' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete address' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
