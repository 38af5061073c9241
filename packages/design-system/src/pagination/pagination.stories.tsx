import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack';
import { Pagination } from '.';
import { paginationDocs } from './pagination.docs';

const labels = {
  label: 'Pages',
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
};
const address = (page: number) => `#${page}`;

function Paged({ page: first, ...rest }: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(first);
  return <Pagination {...rest} page={page} getHref={undefined} onPageChange={setPage} />;
}

const meta = {
  title: 'Design system/Navigation/Pagination',
  component: Pagination,
  parameters: { documentation: paginationDocs },
  args: { ...labels, page: 1, pageCount: 20, onPageChange: () => undefined },
  render: (args) => <Paged {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pages: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Paged {...args} />
      <Pagination {...labels} label="Few pages" page={2} pageCount={4} getHref={address} />
      <Pagination {...labels} label="Middle" page={10} pageCount={20} getHref={address} />
      <Pagination {...labels} label="Last" page={20} pageCount={20} getHref={address} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages' }));
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const ByKeyboard: Story = {
  args: { page: 2, pageCount: 4 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current');
  },
};

export const LongText: Story = {
  args: { page: 4998, pageCount: 9999, style: { maxWidth: 288 } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    page: 3,
    lang: 'ar',
    label: 'الصفحات',
    previousLabel: 'الصفحة السابقة',
    nextLabel: 'الصفحة التالية',
    pageLabel: (page) => `الصفحة ${page}`,
  },
};
