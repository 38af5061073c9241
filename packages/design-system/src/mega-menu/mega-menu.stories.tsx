import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge';
import { MegaMenu } from '.';
import { megaMenuDocs } from './mega-menu.docs';
import { arabicEntries, entries, longEntries } from './mega-menu.sample';

const meta = {
  title: 'Design system/Navigation/MegaMenu',
  component: MegaMenu,
  parameters: { documentation: megaMenuDocs },
  args: { label: 'Categories', entries },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MegaMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpenId: 'kitchen' } };

export const PlainLinksInThePanel: Story = { args: { defaultOpenId: 'garden' } };

export const WithSomethingExtra: Story = {
  args: {
    defaultOpenId: 'kitchen',
    entries: entries.map((entry) => ({ ...entry, extra: <Badge>Two for one until Sunday</Badge> })),
  },
};

export const LongText: Story = { args: { defaultOpenId: 'long', entries: longEntries } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الأقسام', lang: 'ar', entries: arabicEntries, defaultOpenId: 'kitchen' },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { defaultOpenId: 'kitchen' },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const kitchen = canvas.getByRole('link', { name: 'Kitchen and table' });
    await expect(kitchen).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Cups' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(kitchen).toHaveFocus();
    await expect(kitchen).toHaveAttribute('aria-expanded', 'false');
  },
};

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const moveTo = (element: Element, point: { clientX: number; clientY: number }) =>
  fireEvent.pointerMove(element, { pointerType: 'mouse', ...point });

/** The pointer crosses another entry on its way into the panel, which stays open. */
export const AcrossAnotherEntry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kitchen = canvas.getByRole('link', { name: 'Kitchen and table' });
    const garden = canvas.getByRole('link', { name: 'Garden' });
    const start = middleOf(kitchen);
    moveTo(kitchen, start);
    await waitFor(() => expect(kitchen).toHaveAttribute('aria-expanded', 'true'));
    moveTo(kitchen, start);
    moveTo(garden, { clientX: start.clientX + 60, clientY: middleOf(garden).clientY });
    const cups = canvas.getByRole('link', { name: 'Cups' });
    moveTo(cups, middleOf(cups));
    await expect(kitchen).toHaveAttribute('aria-expanded', 'true');
    await expect(garden).toHaveAttribute('aria-expanded', 'false');
  },
};
