import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button';
import { because } from '../testing/because';
import { Drawer } from '.';

describe('Drawer', () => {
  it('moves focus in, traps it in both directions, reports why it closed and returns focus', async () => {
    const onOpenChange = vi.fn();
    render(
      <Drawer
        title="Filters"
        closeLabel="Close"
        trigger={<Button>Filter</Button>}
        onOpenChange={onOpenChange}
      >
        <input aria-label="Lowest price" />
      </Drawer>,
    );
    const trigger = screen.getByRole('button', { name: 'Filter' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    expect(drawer).toHaveAttribute('data-component', 'drawer');
    expect(drawer).toHaveAttribute('data-side', 'end');
    const input = screen.getByRole('textbox', { name: 'Lowest price' });
    expect(input).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, because('escapeKey'));
    await waitFor(() => expect(trigger).toHaveFocus());
  });
});
