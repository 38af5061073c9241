import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ShopperError } from '../../error/shopper-error';
import { LoginError } from '../../login';
import {
  sampleAgreement,
  sampleCategories,
  sampleDraft,
  samplePictures,
  sampleTypes,
} from '../testing/samples';
import { SettlementView } from './settlement-view';
import { settlementViewDocs } from './settlement-view.docs';

const meta = {
  title: 'Mall/Settlement/Application form',
  component: SettlementView,
  args: {
    reviewDays: 15,
    categories: sampleCategories,
    types: sampleTypes,
    agreement: sampleAgreement,
    onSubmit: fn(),
    onSendCode: fn(async () => {}),
    onRefreshCaptcha: fn(),
    onUpload: fn(async () => '/picture/upload/sample.jpg'),
  },
  parameters: { documentation: settlementViewDocs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta;
export default meta;
/** The props are a union by state: each story gives those of its own. */
type Story = StoryObj;

const initialPictures = samplePictures.map((address) => ({ address }));

export const Blank: Story = {};
export const FilledIn: Story = { args: { initial: sampleDraft, initialPictures } };
export const Edit: Story = {
  args: { initial: sampleDraft, initialPictures, purpose: 'edit', knownEmail: sampleDraft.email },
};
export const SendAgain: Story = {
  args: { initial: sampleDraft, initialPictures, purpose: 'again', knownEmail: sampleDraft.email },
};
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(canvas.getByRole('group', { name: 'Please check 9 fields' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Please choose a category' }));
    await expect(canvas.getByRole('combobox', { name: /^Category/ })).toHaveFocus();
  },
};
export const CodeSent: Story = {
  args: { initial: sampleDraft },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/^We have sent you a code/)).toBeVisible();
  },
};
export const CaptchaRequired: Story = {
  args: {
    initial: sampleDraft,
    captcha: { imageSrc: samplePictures[0], work: true },
    onSendCode: fn(() => Promise.reject(new LoginError({ reason: 'captchaRequired' }))),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByLabelText('Characters in the picture')).toBeVisible();
  },
};
export const Agreement: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Read the agreement' }),
    );
    const dialog = await within(document.body).findByRole('dialog');
    const text = within(dialog).getByText(/You sell what you may sell/);
    await waitFor(() => expect(text).toBeVisible());
  },
};
export const NotSent: Story = {
  args: {
    initial: sampleDraft,
    initialPictures,
    purpose: 'edit',
    knownEmail: sampleDraft.email,
    onSubmit: fn(() => Promise.reject(new ShopperError('A shop has this name already.'))),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('A shop has this name already.')).toBeVisible();
  },
};
export const Approved: Story = {
  args: { state: 'approved', recordsHref: '/users/application_record' },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };
