import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { helpDocs } from './help.docs';
import { HelpWidget } from './help-widget';

const meta: Meta<typeof HelpWidget> = {
  title: 'Mall/Help widget',
  component: HelpWidget,
  parameters: { documentation: helpDocs, layout: 'fullscreen' },
  args: {
    service: {
      phone: '+86 400 000 0000',
      onChat: fn(),
      chatHref: 'https://chat.mall.example/help',
    },
    pageHref: 'https://mall.example/goods_detail/12',
    settleHref: '/users/merchant_settled?menuCur=70',
  },
  decorators: [
    (Story) => (
      <div style={{ height: 600 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

export const Default: StoryObj<typeof HelpWidget> = {};
export const WithoutSettlement: StoryObj<typeof HelpWidget> = { args: { settleHref: undefined } };
