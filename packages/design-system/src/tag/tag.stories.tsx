import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../inline';
import { Tag } from '.';
import { tagDocs } from './tag.docs';

const meta = {
  title: 'Design system/Feedback/Tag',
  component: Tag,
  parameters: { documentation: tagDocs },
  args: { children: 'Linen' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  render: () => (
    <Inline>
      <Tag>Linen</Tag>
      <Tag asChild>
        <a href="#mugs">Mugs</a>
      </Tag>
      <Tag asChild>
        <a href="#cups" aria-current="true">
          Cups
        </a>
      </Tag>
      <Tag asChild>
        <button type="button" aria-pressed="false">
          On sale
        </button>
      </Tag>
      <Tag asChild>
        <button type="button" aria-pressed="true">
          In stock
        </button>
      </Tag>
      <Tag onRemove={() => undefined} removeLabel="Remove filter: under $50">
        under $50
      </Tag>
    </Inline>
  ),
};

function Filters() {
  const [filters, setFilters] = useState(['linen', 'in stock', 'under $50']);
  return (
    <Inline asChild>
      <ul aria-label="Filters">
        {filters.map((filter) => (
          <li key={filter}>
            <Tag
              removeLabel={`Remove filter: ${filter}`}
              onRemove={() => setFilters(filters.filter((other) => other !== filter))}
            >
              {filter}
            </Tag>
          </li>
        ))}
      </ul>
    </Inline>
  );
}

export const Removable: Story = {
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: in stock' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText('in stock')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    children: 'washed linen from a family mill in the third generation',
    onRemove: () => undefined,
    removeLabel: 'Remove filter',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'كتّان', onRemove: () => undefined, removeLabel: 'إزالة: كتّان' },
};
