import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tag } from '.';

describe('Tag', () => {
  it.each(['{Enter}', ' '])('is removed with its named button on %j', async (key) => {
    const onRemove = vi.fn();
    render(
      <Tag onRemove={onRemove} removeLabel="Remove filter: linen">
        Linen
      </Tag>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Remove filter: linen' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('renders as a link with asChild', () => {
    render(
      <Tag asChild>
        <a href="#mugs">Mugs</a>
      </Tag>,
    );
    expect(screen.getByRole('link', { name: 'Mugs' })).toHaveAttribute('data-component', 'tag');
  });
});
