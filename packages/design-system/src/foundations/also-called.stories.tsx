import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading';
import { Link } from '../link';
import { Stack } from '../stack';
import { Text } from '../text';
import { componentGroups, summaries } from './component-list';

/** URL of a component's page. */
const pageOf = (name: string) => {
  const group = componentGroups.find((one) => one.components.some((it) => it.name === name));
  return `?path=/docs/design-system-${group?.group}-${name}--docs`.toLowerCase();
};

/** Synonyms from other design systems, with the component that they are called here. */
const SeeInstead = ({ to }: { to: readonly string[] }) => (
  <Stack gap="lg">
    {to.map((name) => (
      <Stack key={name} gap="xs">
        <Heading level={2}>
          <Link href={pageOf(name)} target="_top">
            {name}
          </Link>
        </Heading>
        <Text color="muted">{summaries.get(name)}</Text>
      </Stack>
    ))}
  </Stack>
);

const meta = {
  title: 'Also called',
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
export const Sheet: Story = {
  name: 'Sheet, side panel, off-canvas → Drawer',
  args: { to: ['Drawer'] },
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
  name: 'Snackbar, notification, flash → Toast',
  args: { to: ['Toast'] },
};
export const Message: Story = {
  name: 'Message, callout, notice, inline error → Alert, Banner',
  args: { to: ['Alert', 'Banner'] },
};
export const Chip: Story = {
  name: 'Chip, pill, label, token → Tag, Badge',
  args: { to: ['Tag', 'Badge'] },
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
export const Autocomplete: Story = {
  name: 'Autocomplete, typeahead, suggest → ComboBox',
  args: { to: ['ComboBox'] },
};
export const Dropdown: Story = {
  name: 'Dropdown, picker, list box → Select, ComboBox, DropdownMenu',
  args: { to: ['Select', 'ComboBox', 'DropdownMenu'] },
};
export const Input: Story = {
  name: 'Input, text box → TextField, TextArea',
  args: { to: ['TextField', 'TextArea'] },
};
export const Toggle: Story = {
  name: 'Toggle, on and off → Switch, ToggleButton',
  args: { to: ['Switch', 'ToggleButton'] },
};
export const ButtonBar: Story = {
  name: 'Button bar, switcher, radio buttons → SegmentedControl, ButtonGroup',
  args: { to: ['SegmentedControl', 'ButtonGroup'] },
};
export const Choice: Story = {
  name: 'Choice card, tile, option card → RadioCards',
  args: { to: ['RadioCards'] },
};
export const Spin: Story = {
  name: 'Spin button, quantity, counter field → NumberStepper, NumberField',
  args: { to: ['NumberStepper', 'NumberField'] },
};
export const Range: Story = { name: 'Range, track bar → Slider', args: { to: ['Slider'] } };
export const Otp: Story = {
  name: 'One-time code, PIN, OTP → CodeField',
  args: { to: ['CodeField'] },
};
export const Dropzone: Story = {
  name: 'Drop zone, attachment, file picker → FileUpload',
  args: { to: ['FileUpload'] },
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
export const Slideshow: Story = {
  name: 'Slideshow, slider of pictures → Carousel, Gallery',
  args: { to: ['Carousel', 'Gallery'] },
};
export const Stars: Story = {
  name: 'Stars, score → Rating, RatingInput',
  args: { to: ['Rating', 'RatingInput'] },
};
export const Metric: Story = { name: 'Metric, KPI, figure → Stat', args: { to: ['Stat'] } };
export const Grid: Story = { name: 'Data grid, list view → Table', args: { to: ['Table'] } };
export const Separator: Story = {
  name: 'Separator, rule, line → Divider',
  args: { to: ['Divider'] },
};
export const Panel: Story = {
  name: 'Panel, box, tile, paper → Card, Surface',
  args: { to: ['Card', 'Surface'] },
};
export const Row: Story = {
  name: 'Row, cluster, flex, spacing → Inline, Stack',
  args: { to: ['Inline', 'Stack'] },
};
export const Title: Story = { name: 'Title, headline → Heading', args: { to: ['Heading'] } };
export const Blank: Story = {
  name: 'Blank slate, no results, zero state → EmptyState',
  args: { to: ['EmptyState'] },
};
export const UserPicture: Story = {
  name: 'User picture, profile picture → Avatar, AvatarGroup',
  args: { to: ['Avatar', 'AvatarGroup'] },
};
