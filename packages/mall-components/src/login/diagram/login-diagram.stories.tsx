import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { edges } from './layout';
import { LoginDiagram } from './login-diagram';
import { loginDiagramDocs } from './login-diagram.docs';
import { LoginMachineViews } from './login-machine-views';

const meta: Meta<typeof LoginDiagram> = {
  title: 'Mall/Sign-in/Machine',
  component: LoginDiagram,
  // a drawing and a table for developers, on a large screen
  parameters: { documentation: loginDiagramDocs, longTexts: 'off' },
  render: () => <LoginMachineViews />,
};
export default meta;

export const Diagram: StoryObj<typeof LoginDiagram> = {
  play: async ({ canvasElement }) => {
    const ways = within(canvasElement).getByRole('table', { name: /^Ways between/ });
    const rows = within(ways).getAllByRole('row');
    // the header row, and the transition to the initial mode
    await expect(rows).toHaveLength(edges.length + 2);
  },
};
