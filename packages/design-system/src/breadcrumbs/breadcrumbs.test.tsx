import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { serverMarkup } from '../testing/server-render';
import { Breadcrumbs } from '.';

describe('Breadcrumbs', () => {
  it('is a named list of links that ends with the current page; Tab moves between links', async () => {
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

  it('follows a link on Enter', async () => {
    render(<Breadcrumbs label="You are here" items={[{ label: 'Home', href: '#home' }]} />);
    const followed = vi.fn();
    screen.getByRole('link', { name: 'Home' }).addEventListener('click', followed);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledOnce();
  });

  const deep = [
    { label: 'Home', href: '/' },
    { label: 'Kitchen', href: '/kitchen' },
    { label: 'Cups', href: '/cups' },
    { label: 'Blue mug' },
  ];

  it('collapses the middle of a long path behind a button, which moves focus to the expanded links', async () => {
    render(<Breadcrumbs label="You are here" items={deep} max={2} moreLabel="Show all" />);
    const more = screen.getByRole('button', { name: 'Show all' });
    const order = screen.getAllByRole('listitem').map((item) => item.dataset.part);
    expect(order).toEqual(['crumb', 'more', 'middle', 'middle', 'crumb']);
    await userEvent.click(more);
    expect(more).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kitchen' })).toHaveFocus();
  });

  it('shows all links when short and in server-rendered HTML', () => {
    const { rerender } = render(
      <Breadcrumbs label="You are here" items={deep} max={4} moreLabel="Show all" />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Breadcrumbs label="You are here" items={deep} max={2} />);
    expect(screen.queryByRole('button')).toBeNull();
    const html = serverMarkup(
      <Breadcrumbs label="You are here" items={deep} max={2} moreLabel="Show all" />,
    );
    expect(html).toContain('href="/cups"');
  });
});
