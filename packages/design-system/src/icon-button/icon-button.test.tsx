import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SearchIcon } from '../icon';
import { LinkBase } from '../link';
import { IconButton } from '.';

describe('IconButton', () => {
  it.each(['{Enter}', ' '])('is named by its label and pressed on %j', async (key) => {
    const onClick = vi.fn();
    render(<IconButton label="Search" icon={<SearchIcon />} onClick={onClick} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps focus and ignores presses while pending', async () => {
    const onClick = vi.fn();
    render(<IconButton label="Search" icon={<SearchIcon />} onClick={onClick} pending />);
    const button = screen.getByRole('button', { name: 'Search' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('renders as a named link with asChild', () => {
    render(
      <IconButton asChild label="Cart" icon={<SearchIcon />}>
        <LinkBase href="/cart" />
      </IconButton>,
    );
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  });
});
