import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { errorDocs } from './error.docs';
import { ErrorView } from './error-view';

const meta: Meta<typeof ErrorView> = {
  title: 'Mall/Error page',
  component: ErrorView,
  parameters: { documentation: errorDocs },
  args: { status: 404, homeHref: '/', signInHref: '/login', onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof ErrorView>;

export const NotFound: Story = {};
export const PleaseSignIn: Story = { args: { status: 401 } };
export const Forbidden: Story = { args: { status: 403 } };
export const Broken: Story = { args: { status: 500 } };
export const WithReference: Story = { args: { status: 500, reference: '7f3a0c1e55d0b9e2' } };
export const Offline: Story = { args: { status: 'offline' } };
export const BadRequest: Story = { args: { status: 418 } };
