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

  describe(`${title} on hover and focus`, () => {
    beforeEach(focusByKey);

    it('opens on focus and does not move it', async () => {
      await open();
      expect(trigger()).toHaveFocus();
    });
    it('closes on Escape and keeps focus on the trigger', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      expect(content()).toBeNull();
      expect(trigger()).toHaveFocus();
    });
    it('closes on Escape after opening on hover, wherever focus is', async () => {
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
    it('closes on blur', async () => {
      await open();
      await userEvent.tab();
      expect(content()).toBeNull();
    });
    it('stays open while hovered and closes when the pointer leaves', async () => {
      render(ui);
      await userEvent.hover(trigger());
      const text = await screen.findByText('Content');
      await userEvent.hover(text);
      expect(text).toBeInTheDocument();
      await userEvent.unhover(text);
      await waitFor(() => expect(content()).toBeNull());
    });
    it('has no axe violations while open', async () => {
      await open();
      expect(await axeViolations(document.body)).toEqual([]);
    });
  });
}
