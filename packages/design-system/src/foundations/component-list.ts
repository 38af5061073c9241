/// <reference types="vite/client" />
import type { ComponentDocs } from '../docs/component-docs';

/** The groups in their order, as in the titles of the stories. */
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

/** The name of the component that a folder holds. */
export const pascal = (folder: string) =>
  folder.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());

/** Every component by name, with the sentence that its page begins with. */
export const whatIs = new Map(
  Object.entries(files).flatMap(([file, exported]) =>
    Object.values(exported).map(({ what }) => [pascal(file.split('/')[1] ?? ''), what] as const),
  ),
);

/** Every component in its group. */
export const componentGroups = Object.entries(groups).map(([group, names]) => ({
  group,
  components: names.split(' ').map((name) => ({ name, what: whatIs.get(name) ?? '' })),
}));
