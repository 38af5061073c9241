import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FloatingWidget } from '.';

const boxOf = (element: HTMLElement) => element.closest('[data-part="box"]');

it('opens one pop-out on focus and closes it by Escape', async () => {
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
