import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './footer';

const meta: Meta<typeof Footer> = {
  title: 'Mall/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    phone: '+86 400 000 0000',
    address: '12 Harbour Road, Port Vermilion',
    copyright: '© 2026 Vermilion',
  },
};
export default meta;

export const Default: StoryObj<typeof Footer> = {};
