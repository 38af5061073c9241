import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeeInstead } from './see-instead';

const meta = {
  title: 'Also called/Layout, text and media',
  component: SeeInstead,
  // Search entries, not components: nothing to test
  tags: ['!autodocs', '!test'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SeeInstead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chip: Story = {
  name: 'Chip, pill, label, token → Tag, Badge',
  args: { to: ['Tag', 'Badge'] },
};
export const Slideshow: Story = {
  name: 'Slideshow, slider of pictures → Carousel, Gallery',
  args: { to: ['Carousel', 'Gallery'] },
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
export const UserPicture: Story = {
  name: 'User picture, profile picture → Avatar, AvatarGroup',
  args: { to: ['Avatar', 'AvatarGroup'] },
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
