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
  name: 'Input, text box, textarea, password → TextField, TextArea, PasswordField',
  args: { to: ['TextField', 'TextArea', 'PasswordField'] },
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
export const CallToAction: Story = {
  name: 'Call to action, CTA, submit → Button, IconButton',
  args: { to: ['Button', 'IconButton'] },
};
export const Anchor: Story = {
  name: 'Anchor, hyperlink → Link',
  args: { to: ['Link'] },
};
export const TickBox: Story = {
  name: 'Tick box, check list, multiple choice → Checkbox, CheckboxGroup',
  args: { to: ['Checkbox', 'CheckboxGroup'] },
};
export const RadioButton: Story = {
  name: 'Radio button, option button, single choice → RadioGroup, RadioCards',
  args: { to: ['RadioGroup', 'RadioCards'] },
};
export const MultipleSelect: Story = {
  name: 'Multiple select, tags select, token field → MultiSelect, TagInput',
  args: { to: ['MultiSelect', 'TagInput'] },
};
export const DateField: Story = {
  name: 'Date field, day picker, date range → DatePicker, Calendar',
  args: { to: ['DatePicker', 'Calendar'] },
};
export const Find: Story = {
  name: 'Find, filter box, query → SearchField',
  args: { to: ['SearchField'] },
};
export const FormControl: Story = {
  name: 'Form group, form control, validation, error summary → Field, Form',
  args: { to: ['Field', 'Form'] },
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
export const Swatch: Story = {
  name: 'Colour chip, paint → ColorSwatch',
  args: { to: ['ColorSwatch'] },
};
export const Thumbnail: Story = {
  name: 'Picture, photo, thumbnail → Image, Gallery',
  args: { to: ['Image', 'Gallery'] },
};
export const Glyph: Story = {
  name: 'Glyph, symbol, pictogram → Icon',
  args: { to: ['Icon'] },
};
export const Barcode: Story = {
  name: 'Barcode, 2D code → QrCode',
  args: { to: ['QrCode'] },
};
export const ResourceList: Story = {
  name: 'Resource list, item list → DataList',
  args: { to: ['DataList'] },
};
export const KeyValue: Story = {
  name: 'Key and value, definition list, summary list → DescriptionList',
  args: { to: ['DescriptionList'] },
};
export const History: Story = {
  name: 'History, activity, tracking, log → Timeline',
  args: { to: ['Timeline'] },
};
export const Paragraph: Story = {
  name: 'Paragraph, body, caption, typography → Text',
  args: { to: ['Text'] },
};
export const Ellipsis: Story = {
  name: 'Ellipsis, clamp, cut off → Truncate',
  args: { to: ['Truncate'] },
};
export const ScreenReader: Story = {
  name: 'Screen reader only, sr-only, hidden label → VisuallyHidden',
  args: { to: ['VisuallyHidden'] },
};
export const Theme: Story = {
  name: 'Theme, dark mode, brand area, right to left → ThemeProvider',
  args: { to: ['ThemeProvider'] },
};
export const Columns: Story = {
  name: 'Columns, page width, wrapper → Grid, Container',
  args: { to: ['Grid', 'Container'] },
};
