import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Alert } from '../alert';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { DataList } from '.';
import { dataListDocs } from './data-list.docs';

const meta = {
  title: 'Design system/Data/DataList',
  tags: ['experimental'],
  component: DataList,
  parameters: { documentation: dataListDocs },
  args: {
    label: 'Addresses',
    items: [
      {
        id: 'home',
        title: 'Home',
        description: 'Mina Sato, 12 Lane Xang Avenue, Vientiane',
        meta: <Badge tone="positive">Default</Badge>,
        actions: (
          <Button size="sm" aria-label="Edit Home">
            Edit
          </Button>
        ),
      },
      {
        id: 'work',
        title: 'Work',
        description: 'Mina Sato, 4 rue de la Paix, Paris',
        actions: (
          <Button size="sm" aria-label="Edit Work">
            Edit
          </Button>
        ),
      },
    ],
    empty: <EmptyState size="sm">No address yet. Add the one that you order to.</EmptyState>,
  },
} satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnItsWay: Story = { args: { pending: true, pendingLabel: 'Loading addresses' } };
export const Empty: Story = { args: { items: [] } };
export const Failed: Story = {
  args: {
    failed: (
      <Alert tone="critical" action={<Button size="sm">Try again</Button>}>
        The addresses could not be loaded: the connection was lost.
      </Alert>
    ),
  },
};

const shops = ['Linen House', 'Tea Room', 'Northern Lamps'].map((shop, index) => ({
  id: shop,
  title: shop,
  href: `#${index}`,
  media: <Avatar name={shop} />,
  description: `${(index + 1) * 7} goods`,
  meta: `$${index * 13 + 9}.00`,
  actions: (
    <Button size="sm" aria-label={`Follow ${shop}`}>
      Follow
    </Button>
  ),
}));

/** The whole item follows its link; its buttons work separately. */
export const Links: Story = {
  args: { label: 'Shops', items: shops },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const at = (element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    };
    await expect(at(canvas.getByText('7 goods'))).toBe(
      canvas.getByRole('link', { name: 'Linen House' }),
    );
    const button = canvas.getByRole('button', { name: 'Follow Linen House' });
    await expect(button.contains(at(button))).toBe(true);
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: 'Rechtsschutzversicherungsgesellschaften and all that goes by such a name',
        description: 'A line that says more about it than most people would ever want to read here',
        meta: '$1,204.00',
      },
    ],
  },
};

export const Narrow: Story = {
  args: { label: 'Shops', items: shops },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'العناوين',
    items: [{ id: 'home', title: 'المنزل', description: 'شارع لان زانغ ١٢', meta: 'الافتراضي' }],
  },
};
