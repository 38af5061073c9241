import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Breadcrumbs } from '.';

it('is a named way of links whose end is this page; Tab goes from link to link', async () => {
  render(
    <Breadcrumbs
      label="You are here"
      items={[
        { label: 'Home', href: '/' },
        { label: 'Mugs', href: '/mugs' },
        { label: 'Blue mug' },
      ]}
    />,
  );
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getAllByRole('listitem')).toHaveLength(3);
  expect(way.getByText('Blue mug')).toHaveAttribute('aria-current', 'page');
  expect(way.queryByRole('link', { name: 'Blue mug' })).toBeNull();
  await userEvent.tab();
  expect(way.getByRole('link', { name: 'Home' })).toHaveFocus();
  await userEvent.tab();
  expect(way.getByRole('link', { name: 'Mugs' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('follows a link by Enter', async () => {
  render(<Breadcrumbs label="You are here" items={[{ label: 'Home', href: '#home' }]} />);
  const followed = vi.fn();
  screen.getByRole('link', { name: 'Home' }).addEventListener('click', followed);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});
