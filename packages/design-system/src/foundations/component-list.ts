/// <reference types="vite/client" />
import type { ComponentDocs } from '../docs/component-docs';

/** The groups, as in the titles of the stories. */
const groups = {
  Layout: 'Card Container Divider Grid Inline Stack Surface ThemeProvider',
  Text: 'Heading Text Truncate VisuallyHidden',
  Actions: 'Button ButtonGroup Disclosure IconButton Link ToggleButton',
  Form:
    'Checkbox CheckboxGroup CodeField ComboBox DatePicker Field FileUpload Form MultiSelect ' +
    'NumberField NumberStepper PasswordField RadioCards RadioGroup RatingInput SearchField ' +
    'SegmentedControl Select Slider Switch TagInput TextArea TextField',
  Navigation: 'Accordion Breadcrumbs MegaMenu Menu Pagination ScrollToTop SkipLink Steps ' + 'Tabs',
  Overlay:
    'ConfirmDialog Dialog Drawer DropdownMenu FloatingWidget HoverCard Popover Sheet Tooltip',
  Feedback:
    'Alert Badge Banner CountBadge Countdown EmptyState Meter ProgressBar ' +
    'RouteProgress Skeleton Spinner Tag Toast',
  Media: 'Avatar AvatarGroup Carousel ColorSwatch Gallery Icon Image QrCode',
  Data: 'Calendar DataList DescriptionList Rating Stat Table Timeline',
};

const files = import.meta.glob<Record<string, ComponentDocs>>('../*/*.docs.ts', { eager: true });

/** The component name of a folder. */
export const pascal = (folder: string) =>
  folder.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());

/** Every component by name, with its summary. */
export const summaries = new Map(
  Object.entries(files).flatMap(([file, exported]) =>
    Object.values(exported).map(
      ({ summary }) => [pascal(file.split('/')[1] ?? ''), summary] as const,
    ),
  ),
);

/** Every component in its group. */
export const componentGroups = Object.entries(groups).map(([group, names]) => ({
  group,
  components: names.split(' ').map((name) => ({ name, summary: summaries.get(name) ?? '' })),
}));
