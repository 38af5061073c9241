import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeeInstead } from './see-instead';

const meta = {
  title: 'Also called/Navigation, overlays and feedback',
  component: SeeInstead,
  // Search entries, not components: nothing to test
  tags: ['!autodocs', '!test'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SeeInstead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Modal: Story = {
  name: 'Modal, popup, lightbox → Dialog, ConfirmDialog',
  args: { to: ['Dialog', 'ConfirmDialog'] },
};
export const SidePanel: Story = {
  name: 'Side panel, off-canvas, bottom sheet, tray → Drawer, Sheet',
  args: { to: ['Drawer', 'Sheet'] },
};
export const Flyout: Story = {
  name: 'Flyout, bubble, popup → Popover, HoverCard',
  args: { to: ['Popover', 'HoverCard'] },
};
export const Hint: Story = {
  name: 'Hint, title, info bubble → Tooltip',
  args: { to: ['Tooltip'] },
};
export const ContextMenu: Story = {
  name: 'Context menu, action menu, kebab → DropdownMenu',
  args: { to: ['DropdownMenu'] },
};
export const Snackbar: Story = {
  name: 'Snackbar, notification, message, flash → Toast',
  args: { to: ['Toast'] },
};
export const Message: Story = {
  name: 'Message, callout, notice, inline error → Alert, Banner',
  args: { to: ['Alert', 'Banner'] },
};
export const Counter: Story = {
  name: 'Counter, bubble, dot → CountBadge',
  args: { to: ['CountBadge'] },
};
export const Loader: Story = {
  name: 'Loader, throbber, busy → Spinner, Skeleton',
  args: { to: ['Spinner', 'Skeleton'] },
};
export const Placeholder: Story = {
  name: 'Placeholder, shimmer, ghost → Skeleton',
  args: { to: ['Skeleton'] },
};
export const Collapse: Story = {
  name: 'Collapse, expander, details, FAQ → Disclosure, Accordion',
  args: { to: ['Disclosure', 'Accordion'] },
};
export const SideNav: Story = { name: 'Side navigation, sidebar → Menu', args: { to: ['Menu'] } };
export const Pager: Story = { name: 'Pager, paging → Pagination', args: { to: ['Pagination'] } };
export const Stepper: Story = {
  name: 'Stepper, wizard, progress tracker → Steps',
  args: { to: ['Steps'] },
};
export const Blank: Story = {
  name: 'Blank slate, no results, zero state → EmptyState',
  args: { to: ['EmptyState'] },
};
export const Anchor: Story = {
  name: 'Anchor, hyperlink → Link',
  args: { to: ['Link'] },
};
export const Path: Story = {
  name: 'Path, trail, hierarchy → Breadcrumbs',
  args: { to: ['Breadcrumbs'] },
};
export const NavigationBar: Story = {
  name: 'Navigation bar, category menu, fly-out menu → MegaMenu',
  args: { to: ['MegaMenu'] },
};
export const TabBar: Story = {
  name: 'Tab bar, views → Tabs',
  args: { to: ['Tabs'] },
};
export const SkipNavigation: Story = {
  name: 'Skip navigation, jump link, bypass block → SkipLink',
  args: { to: ['SkipLink'] },
};
export const BackToTop: Story = {
  name: 'Back to top, go up → ScrollToTop',
  args: { to: ['ScrollToTop'] },
};
export const Fab: Story = {
  name: 'FAB, floating action button, help bubble → FloatingWidget',
  args: { to: ['FloatingWidget'] },
};
export const Progress: Story = {
  name: 'Progress, loading bar, gauge, quota → ProgressBar, Meter, RouteProgress',
  args: { to: ['ProgressBar', 'Meter', 'RouteProgress'] },
};
export const Timer: Story = {
  name: 'Timer, clock, deadline → Countdown',
  args: { to: ['Countdown'] },
};
