import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, fn, userEvent, within } from 'storybook/test';
import lao from '../../../lang/lo.json';
import { ShopperError } from '../../error/shopper-error';
import { inLanguage } from '../../login/testing/in-language';
import { samplePicture } from '../../testing/pictures';
import { samplePng, SampleProfile, sampleProfile } from '../profile.sample';
import { ProfileView } from './profile-view';
import { profileViewDocs } from './profile-view.docs';

const meta = {
  title: 'Mall/Profile/Page',
  component: SampleProfile,
  parameters: { documentation: profileViewDocs, documents: ProfileView, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SampleProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvas: HTMLElement, file: File) =>
  userEvent.upload(await within(canvas).findByLabelText('Picture'), file, { applyAccept: false });

export const ByEmail: Story = {};
export const ByPhone: Story = {
  args: {
    profile: {
      nickname: '陈美玲',
      phone: { number: '13800138000', dialCode: '86' },
      kind: 'phone',
    },
  },
};
export const ByGoogle: Story = { args: { profile: { ...sampleProfile, kind: 'google' } } };
export const Visitor: Story = {
  args: { profile: { nickname: 'Visitor 4711', email: 'guest@example.com', kind: 'visitor' } },
};
export const Loading: Story = { args: { profile: undefined, state: 'loading' } };
export const Failed: Story = { args: { profile: undefined, state: 'failed', onRetry: fn() } };

export const LongTexts: Story = {
  args: {
    profile: {
      ...sampleProfile,
      nickname: 'Maximiliane-Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst '.repeat(3),
      email: 'maximiliane.friederike.von.und.zu.hohenlohe.waldenburg@example-of-a-long-name.com',
    },
  },
};
export const Lao: Story = { decorators: [inLanguage('lo', lao)] };

export const NoName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: 'User name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('User name cannot be empty');
  },
};

/** A URL that works without a mall. */
const uploaded = samplePicture(3);
const onSave = fn(() => Promise.resolve());
export const PictureAndName: Story = {
  args: { onSave, onUpload: () => Promise.resolve(uploaded) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, samplePng('me.png'));
    await canvas.findByText('Uploaded');
    const name = canvas.getByRole('textbox', { name: 'User name' });
    await userEvent.clear(name);
    await userEvent.type(name, ' Nora ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenLastCalledWith({
      nickname: 'Nora',
      avatarSrc: uploaded,
    });
  },
};

export const Uploading: Story = {
  args: { onUpload: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, samplePng('me.png'));
    await within(canvasElement).findByRole('progressbar', { name: 'Uploading me.png' });
  },
};

export const UploadFailed: Story = {
  args: { onUpload: () => Promise.reject(new ShopperError('No connection.')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, samplePng('me.png'));
    await canvas.findByText('No connection.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/was not uploaded/);
    await expect(canvas.getByLabelText('Picture')).toHaveFocus();
  },
};

let tries = 0;
const once = () => {
  tries += 1;
  return tries === 1
    ? Promise.reject(new ShopperError('No connection.'))
    : Promise.resolve(URL.createObjectURL(samplePng('me.png')));
};
export const UploadedAgain: Story = {
  args: { onUpload: once },
  play: async ({ canvasElement }) => {
    tries = 0;
    const canvas = within(canvasElement);
    await choose(canvasElement, samplePng('me.png'));
    await canvas.findByText('No connection.');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload me.png again' }));
    await canvas.findByText('Uploaded');
    await expect(canvas.queryByText('No connection.')).toBeNull();
  },
};

export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['text'], 'letter.pdf', { type: 'application/pdf' }));
    await within(canvasElement).findByText(/letter.pdf is not a JPG or PNG picture/);
  },
};

export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    const file = samplePng('huge.png');
    Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 });
    await choose(canvasElement, file);
    await within(canvasElement).findByText(/huge.png is larger than 10 MB/);
  },
};

export const Saving: Story = {
  args: { onSave: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const save = await within(canvasElement).findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
};

export const NotSaved: Story = {
  args: { onSave: () => Promise.reject(new ShopperError('This name is taken.')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This name is taken.')).toBeVisible();
  },
};
