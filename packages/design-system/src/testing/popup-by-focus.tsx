import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeViolations } from './axe-violations';
import { focusByKey } from './focus-by-key';

/**
 * Conformance of content that opens on hover or focus: it never takes the focus, Escape closes it
 * and keeps the focus, it closes on blur and pointer leave, and the pointer can move onto it (WCAG
 * 1.4.13). `ui` has a trigger named "Open", opens without delay and contains "Content".
 */
export function describePopupByFocus(title: string, ui: ReactElement) {
  const trigger = () => screen.getByRole('button', { name: 'Open' });
  const content = () => screen.queryByText('Content');
  async function open() {
    render(ui);
    expect(content()).toBeNull();
    await userEvent.tab();
    expect(content()).toBeInTheDocument();
  }

  describe(`${title} as something that opens by itself`, () => {
    beforeEach(focusByKey);

    it('opens with the focus and leaves it where it is', async () => {
      await open();
      expect(trigger()).toHaveFocus();
    });
    it('closes by Escape, and the focus stays', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      expect(content()).toBeNull();
      expect(trigger()).toHaveFocus();
    });
    it('closes by Escape when the pointer opened it, wherever the focus is', async () => {
      render(
        <>
          <input aria-label="Elsewhere" />
          {ui}
        </>,
      );
      const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
      act(() => elsewhere.focus());
      await userEvent.hover(trigger());
      expect(await screen.findByText('Content')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      expect(content()).toBeNull();
      expect(elsewhere).toHaveFocus();
    });
    it('closes when the focus leaves', async () => {
      await open();
      await userEvent.tab();
      expect(content()).toBeNull();
    });
    it('stays while the pointer is on it, and goes when it leaves', async () => {
      render(ui);
      await userEvent.hover(trigger());
      const text = await screen.findByText('Content');
      await userEvent.hover(text);
      expect(text).toBeInTheDocument();
      await userEvent.unhover(text);
      await waitFor(() => expect(content()).toBeNull());
    });
    it('passes axe while it is open', async () => {
      await open();
      expect(await axeViolations(document.body)).toEqual([]);
    });
  });
}
