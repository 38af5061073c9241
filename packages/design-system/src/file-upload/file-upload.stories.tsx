import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { ErrorSummary, Form } from '../form';
import { TextArea } from '../text-area';
import { FileUpload } from '.';
import { fileUploadDocs } from './file-upload.docs';
import { ControlledUpload, everyState } from './file-upload.sample';

const meta = {
  title: 'Design system/Form/FileUpload',
  component: FileUpload,
  parameters: { documentation: fileUploadDocs },
  args: {
    label: 'Pictures',
    hint: 'Up to 5 pictures of 1 MB each.',
    accept: 'image/*',
    maxBytes: 1_000_000,
    maxFiles: 5,
    items: [],
    labels: {
      choose: 'Choose pictures, or drop or paste them here',
      drop: 'Let go to add',
      remove: (name) => `Remove ${name}`,
      removed: (name) => `${name} removed`,
      retry: (name) => `Send ${name} again`,
      progress: (name) => `Sending ${name}`,
      done: 'Sent',
      failed: 'Not sent',
    },
    formatSize: (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`,
    onAdd: fn(),
    onRemove: fn(),
    style: { maxWidth: 480 },
  },
  render: (args) => <ControlledUpload {...args} />,
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const tileLabels = { ...meta.args.labels, choose: 'Add pictures', drop: 'Let go' };
const mug = () => new File(['mug'], 'mug.png', { type: 'image/png' });
const letter = () => new File(['letter'], 'letter.txt', { type: 'text/plain' });

export const Default: Story = {};
export const EveryState: Story = { args: { items: everyState } };
export const Tiles: Story = {
  args: { items: everyState.slice(0, 3), layout: 'tiles', labels: tileLabels },
};
export const EmptyTiles: Story = { args: { layout: 'tiles', labels: tileLabels } };
export const Disabled: Story = { args: { items: everyState.slice(0, 2), disabled: true } };
export const WithError: Story = {
  args: { error: 'letter.txt is no picture. Choose a JPEG, PNG or WebP file.' },
};

/** One picture, which the next one takes the place of. */
export const Single: Story = {
  args: {
    label: 'Your picture',
    hint: 'Shown beside your reviews.',
    maxFiles: 1,
    layout: 'tiles',
    items: everyState.slice(0, 1),
    labels: { ...tileLabels, choose: 'Choose another' },
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        name: 'what-the-parcel-looked-like-when-the-courier-handed-it-over-on-the-stairs.jpg',
        size: 800_000,
        state: 'failed',
        error: 'This picture could not be sent because the connection was lost on the way.',
      },
    ],
    style: { maxWidth: 288 },
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الصور',
    hint: 'حتى خمس صور.',
    items: everyState,
    labels: { ...meta.args.labels, choose: 'اختر صورًا أو أسقطها هنا' },
  },
  globals: { direction: 'rtl' },
};

export const InAForm: Story = {
  render: (args) => (
    <Form
      summary={<ErrorSummary title="One field wants another look" />}
      aria-label="Review"
      style={{ maxWidth: 480 }}
    >
      <TextArea label="Your review" counter maxLength={300} />
      <ControlledUpload
        {...args}
        layout="tiles"
        labels={tileLabels}
        items={everyState.slice(0, 2)}
      />
      <Button variant="primary" type="submit">
        Send review
      </Button>
    </Form>
  ),
};

export const ChoosingAndRemoving: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Pictures');
    await step('choose', async () => {
      await userEvent.upload(input, [mug(), new File(['b'], 'lid.png', { type: 'image/png' })]);
      await expect(args.onAdd).toHaveBeenCalledOnce();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    });
    await step('remove by key; the focus goes on', async () => {
      await userEvent.tab();
      canvas.getByRole('button', { name: 'Remove mug.png' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Remove lid.png' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(input).toHaveFocus();
    });
  },
};

export const Rejecting: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Pictures');
    await userEvent.upload(input, letter(), { applyAccept: false });
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription(/letter\.txt is no picture/);
  },
};
