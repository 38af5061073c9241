import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { userEvent, within } from 'storybook/test';
import { ShareMenu } from '.';
import { shareDocs } from './share.docs';

const meta: Meta<typeof ShareMenu> = {
  title: 'Mall/Share',
  component: ShareMenu,
  parameters: { documentation: shareDocs, layout: 'fullscreen' },
  args: { href: 'https://mall.example/goods_detail/5', title: 'Running shoes' },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 24, display: 'flex', justifyContent: 'end', height: 380 }}>
        <Story />
      </Container>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ShareMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await canvas.findByRole('button', { name: 'Copy: Link to this page' });
  },
};
