import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShopperError } from '../../error/shopper-error';
import { VisitorLookUp } from './visitor-look-up';
import { visitorLookUpDocs } from './visitor-look-up.docs';

const meta = {
  title: 'Mall/Order/Visitor look-up',
  component: VisitorLookUp,
  parameters: { documentation: visitorLookUpDocs },
  args: { orderNo: 'PT2611220814K3M9Q2', onSend: fn(), onOpen: fn() },
} satisfies Meta<typeof VisitorLookUp>;
export default meta;
type Story = StoryObj<typeof meta>;

const askForCode = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
  return { canvas, field: await canvas.findByRole('textbox', { name: 'Code' }) };
};
const refusing = (message: string) =>
  fn((_code?: string): Promise<void> => Promise.reject(new ShopperError(message)));

export const AsksForTheCode: Story = {};
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, field } = await askForCode(canvasElement);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('204 118{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('204118');
    await expect(canvas.getByRole('button', { name: 'Send another code' })).toBeVisible();
  },
};
export const CodeIncomplete: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, field } = await askForCode(canvasElement);
    await userEvent.keyboard('204{Enter}');
    await expect(canvas.getByText('Enter all six digits.')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const WrongCode: Story = {
  args: { onOpen: refusing('The code is wrong or has expired.') },
  play: async ({ canvasElement }) => {
    const { canvas, field } = await askForCode(canvasElement);
    await userEvent.type(field, '204118{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code is wrong');
    await expect(field).toHaveValue('204118');
    await expect(field).toBeInvalid();
  },
};
export const TooManyTries: Story = {
  args: { onSend: refusing('Too many attempts. Please try again later.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Expired: Story = { args: { expired: true } };
