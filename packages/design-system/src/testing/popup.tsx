import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from './axe-violations';

export interface Popup {
  role: 'dialog' | 'alertdialog' | 'menu' | 'listbox';
  /** Accessible name of the popup. */
  name: string;
  /** The rest of the page is inert while it is open. */
  modal: boolean;
  /** Argument of `onOpenChange`: the state, or also a reason. */
  reports: 'open' | 'reason' | 'nothing';
  /** The trigger; an input keeps the focus. Default: a button named "Open". */
  input?: string;
}

type OnOpenChange = (open: boolean, detail?: { reason: string }) => void;

/** Libraries disable pointer events of the page while a modal is open; outside presses still count. */
const user = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/**
 * Conformance of popups that open on press: accessible name, focus moves in and returns, Escape and
 * an outside press close it, a modal traps focus and hides the rest, no axe violations while open.
 * An input keeps the focus instead. `make` returns it closed.
 */
export function describePopup(
  title: string,
  make: (onOpenChange: OnOpenChange) => ReactElement,
  { role, name, modal, reports, input }: Popup,
) {
  const trigger = () =>
    input
      ? screen.getByRole('combobox', { name: input })
      : screen.getByRole('button', { name: 'Open', hidden: true });
  const popup = () => screen.getByRole(role, { name });
  const focusIsIn = () => popup().contains(document.activeElement);
  const focusIsRight = () => (input ? document.activeElement === trigger() : focusIsIn());
  const onOpenChange = vi.fn<OnOpenChange>();
  const expectOpenChange = (open: boolean, reason: string) => {
    if (reports === 'reason')
      expect(onOpenChange).toHaveBeenLastCalledWith(open, {
        reason,
        event: expect.any(Event) as Event,
      });
    if (reports === 'open') expect(onOpenChange.mock.lastCall?.[0]).toBe(open);
  };

  async function open() {
    onOpenChange.mockClear();
    render(make(onOpenChange));
    expect(screen.queryByRole(role)).toBeNull();
    trigger().focus();
    await user().keyboard(input ? '{ArrowDown}' : '{Enter}');
    expect(popup()).toBeInTheDocument();
  }
  async function isClosed() {
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  }

  describe(`${title} as a popup`, () => {
    it(`opens with the keyboard, has a name and ${input ? 'keeps focus in the input' : 'moves focus in'}`, async () => {
      await open();
      expectOpenChange(true, 'triggerPress');
      await waitFor(() => expect(focusIsRight()).toBe(true));
    });
    it('closes on Escape and returns focus', async () => {
      await open();
      await user().keyboard('{Escape}');
      await isClosed();
      expectOpenChange(false, 'escapeKey');
      await waitFor(() => expect(trigger()).toHaveFocus());
    });
    it('closes on an outside press', async () => {
      await open();
      // an own container, since other tests may have left state on the body
      await user().click(document.body.appendChild(document.createElement('div')));
      await isClosed();
      expectOpenChange(false, 'outsidePress');
    });
    const trapsFocus = async () => {
      await open();
      expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
      const stops = new Set<Element | null>();
      for (const shift of [false, true]) {
        for (let step = 0; step < 8; step += 1) {
          await user().tab({ shift });
          expect(focusIsIn()).toBe(true);
          stops.add(document.activeElement);
        }
      }
      expect(stops.size).toBeGreaterThan(1);
    };
    if (modal) it('traps focus in both directions and hides the rest of the page', trapsFocus);
    it('has no axe violations while open', async () => {
      await open();
      expect(await axeViolations(document.body)).toEqual([]);
    });
  });
}
