import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import lao from '../../../lang/lo.json';
import { ShopperError } from '../../error/shopper-error';
import { inLanguage } from '../../login/testing/in-language';
import { samplePng } from '../../profile/profile.sample';
import { sampleGoodsToReview, sampleLongGoods } from '../review.sample';
import { reviewFormDocs } from './review-form.docs';
import { ReviewLimits } from './review-limits.docs';
import { WriteReviewView } from './write-review-view';

const meta = {
  title: 'Mall/Reviews/Write a review',
  component: WriteReviewView,
  args: {
    goods: sampleGoodsToReview,
    reviewsHref: '#reviews',
    onUpload: (file) => Promise.resolve(URL.createObjectURL(file)),
    onSubmit: () => Promise.resolve(),
  },
  parameters: { documentation: reviewFormDocs, details: ReviewLimits, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof WriteReviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const quality = await canvas.findByRole('group', { name: 'Product quality' });
  await userEvent.click(within(quality).getByRole('radio', { name: /^4 stars/ }));
  const service = canvas.getByRole('group', { name: 'Service' });
  await userEvent.click(within(service).getByRole('radio', { name: /^5 stars/ }));
  await userEvent.type(canvas.getByRole('textbox'), 'Pours well, and keeps warm.');
};
const choose = async (canvasElement: HTMLElement, names: readonly string[]) =>
  userEvent.upload(
    await within(canvasElement).findByLabelText('Pictures'),
    names.map((name) => samplePng(name)),
  );
const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Send review' }));

export const Empty: Story = {};
export const LongTexts: Story = { args: { goods: sampleLongGoods } };
export const Loading: Story = { args: { goods: undefined, state: 'loading' } };
export const Failed: Story = { args: { goods: undefined, state: 'failed', onRetry: fn() } };
export const NothingToReview: Story = { args: { goods: undefined } };
export const Lao: Story = { decorators: [inLanguage('lo', lao)] };

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Send review' });
    await send(canvasElement);
    await expect(
      within(canvasElement).getByRole('group', { name: 'Please check 3 fields' }),
    ).toHaveFocus();
  },
};

const onSubmit = fn(() => Promise.resolve());
export const WithPictures: Story = {
  args: { onSubmit },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await choose(canvasElement, ['front.png', 'handle.png']);
    await waitFor(() => expect(within(canvasElement).getAllByText('Uploaded')).toHaveLength(2));
    await send(canvasElement);
    await expect(onSubmit).toHaveBeenLastCalledWith({
      productScore: 4,
      serviceScore: 5,
      text: 'Pours well, and keeps warm.',
      pictures: [expect.stringMatching(/^blob:/), expect.stringMatching(/^blob:/)],
    });
  },
};

export const Uploading: Story = {
  args: { onUpload: () => new Promise(() => undefined) },
  play: ({ canvasElement }) => choose(canvasElement, ['front.png', 'handle.png']),
};

export const PictureFailed: Story = {
  args: { onUpload: () => Promise.reject(new ShopperError('The connection was lost.')) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await choose(canvasElement, ['front.png']);
    await within(canvasElement).findByText('The connection was lost.');
    await send(canvasElement);
  },
};

export const NotSent: Story = {
  args: {
    onSubmit: () => Promise.reject<void>(new ShopperError('You have already reviewed this.')),
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};
