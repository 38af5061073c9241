import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { samplePicture } from '../../testing/pictures';
import { ShopLicences } from './shop-licences';
import { shopLicencesDocs } from './shop-licences.docs';

const owner = {
  name: 'Maren Holt',
  email: 'hello@kiln.example',
  phone: '+1 555 0142',
  address: '4 Harbour Row, Bergen',
  licences: [samplePicture(1), samplePicture(2)],
};

const meta: Meta<typeof ShopLicences> = {
  title: 'Mall/Shop/Licences',
  component: ShopLicences,
  parameters: { documentation: shopLicencesDocs },
  args: { captchaSrc: samplePicture(4), onRefreshCaptcha: fn(), onAsk: fn(async () => owner) },
  decorators: [
    (Story) => (
      <>
        <h1>About the shop</h1>
        <Story />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ShopLicences>;

export const Closed: Story = {};

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Show owner and licences' }));
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
};
export const Asked: Story = { play: open };

export const Solved: Story = {
  async play(context) {
    await open(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), ' abc {Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Owner and licences' })).toHaveFocus(),
    );
    await expect(context.args.onAsk).toHaveBeenCalledWith({ way: 'image', answer: 'abc' });
    await expect(canvas.getByText('Maren Holt')).toBeVisible();
  },
};
export const Wrong: Story = {
  args: { onAsk: fn(async () => undefined) },
  async play(context) {
    await open(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'abc{Enter}');
    await waitFor(() => expect(canvas.getByText(/not what the picture shows/)).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
export const Failed: Story = {
  args: {
    onAsk: fn(async () => {
      throw new Error('offline');
    }),
  },
  async play(context) {
    await open(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'abc{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/could not be loaded/));
  },
};
