import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from '../text';
import { Avatar, avatarSizes } from '.';
import { avatarDocs } from './avatar.docs';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#e8d9c8"/><circle cx="48" cy="38" r="18" fill="#7a4b32"/><path d="M12 96c2-24 16-36 36-36s34 12 36 36z" fill="#2f5d62"/></svg>',
)}`;

const meta = {
  title: 'Design system/Media/Avatar',
  component: Avatar,
  parameters: { documentation: avatarDocs },
  args: { name: 'Mina Sato', label: 'Mina Sato' },
  argTypes: { size: { control: 'inline-radio', options: avatarSizes } },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { src: portrait } };

export const Sizes: Story = {
  render: () => (
    <Stack gap="md">
      {[portrait, undefined].map((src) => (
        <Inline key={src ?? 'initials'} gap="md" align="center">
          {avatarSizes.map((size) => (
            <Avatar key={size} name="Mina Sato" src={src} size={size} />
          ))}
        </Inline>
      ))}
      <Inline gap="md" align="center">
        {avatarSizes.map((size) => (
          <Avatar key={size} size={size} />
        ))}
      </Inline>
    </Stack>
  ),
};

export const Shop: Story = { args: { name: 'Kiln Street', label: 'Kiln Street', shape: 'square' } };

export const Unnamed: Story = { args: { name: undefined, label: 'Somebody without a name' } };

/** A broken URL: the initials are shown. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Mina Sato' });
    await waitFor(() => expect(avatar).toHaveTextContent('MS'));
  },
};

export const Scripts: Story = {
  render: () => (
    <Inline gap="md">
      {['王小明', 'เกศรา ใจดี', 'ໄຊຍະ ພົນ', 'Élodie Ñandú', '7 Seas', '🙂'].map((name) => (
        <Avatar key={name} name={name} size="lg" />
      ))}
    </Inline>
  ),
};

const Beside = ({ name, text }: { name: string; text: string }) => (
  <Inline gap="sm" nowrap>
    <Avatar name={name} />
    <Stack gap="none">
      <Text weight="medium">{name}</Text>
      <Text size="sm" color="muted">
        {text}
      </Text>
    </Stack>
  </Inline>
);

export const BesideTheName: Story = {
  render: () => <Beside name="Mina Sato" text="Bought this in March" />,
};

export const LongText: Story = {
  render: () => (
    <Beside
      name="Maximiliane Hohenstein-Wittelsbacher von der Leyen"
      text="A name of many words has two letters, and the avatar keeps its shape beside them."
    />
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Beside name="ليلى حداد" text="اشترت هذا في آذار" />,
};
