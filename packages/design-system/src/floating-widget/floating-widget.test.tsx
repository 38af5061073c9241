import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focusByKey } from '../testing/focus-by-key';
import { FloatingWidget } from '.';

beforeEach(focusByKey);

const boxOf = (element: HTMLElement) => element.closest('[data-part="box"]');

describe('FloatingWidget', () => {
  it('opens one pop-out on focus and closes it with Escape', async () => {
    const onPress = vi.fn();
    render(
      <FloatingWidget
        label="Help"
        items={[
          { id: 'chat', icon: null, label: 'Chat', onPress, popOut: 'From 9 to 21' },
          { id: 'phone', icon: null, label: 'Call', href: 'tel:+856', popOut: '+856 21' },
        ]}
      />,
    );
    const chat = screen.getByRole('button', { name: 'Chat' });
    const call = screen.getByRole('link', { name: 'Call' });
    await userEvent.tab();
    expect(chat).toHaveFocus();
    expect(chat).toHaveAccessibleDescription('From 9 to 21');
    expect(boxOf(chat)).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    expect(boxOf(chat)).toHaveAttribute('data-state', 'closed');
    await userEvent.tab();
    expect(boxOf(call)).toHaveAttribute('data-state', 'open');
    await userEvent.hover(chat);
    expect(boxOf(chat)).toHaveAttribute('data-state', 'open');
    await userEvent.click(chat);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('closes with Escape while focus is elsewhere, and on an outside press', async () => {
    render(
      <FloatingWidget
        label="Help"
        items={[{ id: 'chat', icon: null, label: 'Chat', popOut: 'From 9 to 21' }]}
      />,
    );
    const chat = screen.getByRole('button', { name: 'Chat' });
    await userEvent.hover(chat);
    expect(boxOf(chat)).toHaveAttribute('data-state', 'open');
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(boxOf(chat)).toHaveAttribute('data-state', 'closed');
    const finger = userEvent.setup();
    await finger.pointer({ keys: '[TouchA]', target: chat });
    expect(boxOf(chat)).toHaveAttribute('data-state', 'open');
    await finger.pointer({ keys: '[TouchA]', target: document.body });
    expect(boxOf(chat)).toHaveAttribute('data-state', 'closed');
  });
});
