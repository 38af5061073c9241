import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DataListProps } from '.';
import { DataList } from '.';

const given: DataListProps = {
  label: 'Addresses',
  empty: 'No address yet.',
  items: [
    { id: 'home', title: 'Home', href: '/home', description: 'Rue de la Paix 1', meta: 'Default' },
    { id: 'work', title: 'Work', actions: <button type="button">Edit Work</button> },
  ],
};

describe('DataList', () => {
  it('is a named list whose items link through their titles', () => {
    render(<DataList {...given} />);
    const list = screen.getByRole('list', { name: 'Addresses' });
    const [home, work] = within(list).getAllByRole('listitem');
    expect(within(home!).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    expect(home).toHaveTextContent('HomeRue de la Paix 1Default');
    expect(within(work!).queryByRole('link')).toBeNull();
    expect(within(work!).getByRole('button', { name: 'Edit Work' })).toBeInTheDocument();
  });

  it('reserves the space of loading items, and announces loading', () => {
    render(<DataList {...given} items={[]} pending pendingLabel="Loading addresses" />);
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('status')).toHaveTextContent('Loading addresses');
  });

  it('shows an empty or error message', () => {
    const { rerender } = render(<DataList {...given} items={[]} />);
    expect(screen.getByText('No address yet.')).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
    rerender(<DataList {...given} failed="The connection was lost." />);
    expect(screen.getByText('The connection was lost.')).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
