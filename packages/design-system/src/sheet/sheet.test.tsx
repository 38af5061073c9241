import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button';
import { because } from '../testing/because';
import type { SheetProps } from '.';
import { Sheet } from '.';
import { settle } from './settle';

function setUp(props: Partial<SheetProps> = {}) {
  const onOpenChange = vi.fn();
  const onSnapChange = vi.fn();
  render(
    <Sheet
      title="Filters"
      closeLabel="Close"
      resizeLabel="Height"
      trigger={<Button>Filter</Button>}
      defaultOpen
      snapPoints={[0.25, 0.5, 0.9]}
      {...{ onOpenChange, onSnapChange }}
      {...props}
    >
      <input aria-label="Lowest price" />
    </Sheet>,
  );
  const handle = screen.getByRole('separator', { name: 'Height' });
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  return { handle, sheet, onOpenChange, onSnapChange };
}

/** Moves to a height at a time in ms, independent of the machine's speed. */
function move(
  type: 'pointerDown' | 'pointerMove' | 'pointerUp',
  handle: HTMLElement,
  y: number,
  at: number,
) {
  const event = createEvent[type](handle, { clientY: y, button: 0 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(handle, event);
}

/** jsdom has no layout: the sheet's height is 0 and the window's 768 px. */
const drag = (handle: HTMLElement, by: number) => {
  move('pointerDown', handle, 700, 0);
  move('pointerMove', handle, 700 - by, 50);
  // Stopped before the release, so not a fling
  move('pointerMove', handle, 700 - by, 60);
  move('pointerUp', handle, 700 - by, 70);
  fireEvent.click(handle);
};

describe('Sheet', () => {
  it('opens at its lowest snap point, and moves focus in', () => {
    const { sheet, handle } = setUp();
    expect(sheet).toHaveStyle({ height: '25dvh' });
    expect(handle).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByRole('textbox', { name: 'Lowest price' })).toHaveFocus();
  });

  it.each([
    ['{ArrowUp}', 1, 50],
    ['{End}', 2, 90],
    ['{Enter}', 1, 50],
    ['{End}{ArrowDown}', 1, 50],
    ['{End}{Enter}', 0, 25],
    ['{End}{Home}', 0, 25],
  ])('resizes on %s at the handle to snap point %i', async (keys, index, percent) => {
    const { handle, onSnapChange } = setUp();
    handle.focus();
    await userEvent.keyboard(keys);
    expect(onSnapChange).toHaveBeenLastCalledWith(index, because('handleKey'));
    expect(handle).toHaveAttribute('aria-valuenow', String(percent));
  });

  it('moves to the next snap point on a press', async () => {
    const { handle, onSnapChange } = setUp();
    await userEvent.click(handle);
    expect(onSnapChange).toHaveBeenCalledExactlyOnceWith(1, because('handlePress'));
  });

  it('snaps to the nearest height after a drag, whose click is ignored', () => {
    const { handle, sheet, onSnapChange } = setUp();
    drag(handle, 400);
    expect(onSnapChange).toHaveBeenCalledExactlyOnceWith(1, because('drag'));
    expect(sheet).toHaveStyle({ height: '50dvh' });
    expect(sheet).not.toHaveAttribute('data-dragging');
  });

  it('is dismissed by dragging', async () => {
    const { handle, onOpenChange, onSnapChange } = setUp();
    drag(handle, 20);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, because('drag'));
    expect(onSnapChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes with Escape and its button, unless controlled', async () => {
    const { onOpenChange, sheet, handle } = setUp({ open: true, snap: 2 });
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, because('escapeKey'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false, because('closePress'));
    await userEvent.click(handle);
    expect(sheet).toHaveStyle({ height: '90dvh' });
  });
});

describe('Sheet', () => {
  it('settles at a snap point, a higher one after an upward fling', () => {
    const points = [0.25, 0.5, 0.9];
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, fc.double({ min: -3, max: 3, noNaN: true }), (height, speed) => {
        const rest = settle(height, speed, points);
        expect(rest).toBeGreaterThanOrEqual(-1);
        expect(rest).toBeLessThan(points.length);
        if (speed >= 0.5 && height < 0.9) expect(points[rest]).toBeGreaterThan(height);
        if (speed <= -0.5 && rest >= 0) expect(points[rest]).toBeLessThan(height);
      }),
    );
    expect(settle(0.1, 0, points)).toBe(-1);
    expect(settle(0.3, -1, points)).toBe(0);
  });
});
