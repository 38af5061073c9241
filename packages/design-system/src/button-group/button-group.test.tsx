import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button';
import { ButtonGroup } from '.';

describe('ButtonGroup', () => {
  it('names the group, and each button is a tab stop pressed by Enter and Space', async () => {
    const onEdit = vi.fn();
    const onCopy = vi.fn();
    render(
      <ButtonGroup label="Address">
        <Button onClick={onEdit}>Edit</Button>
        <Button onClick={onCopy}>Copy</Button>
      </ButtonGroup>,
    );
    expect(screen.getByRole('group', { name: 'Address' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onEdit).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onCopy).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });
});
