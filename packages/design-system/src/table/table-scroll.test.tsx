import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table } from '.';

let look: () => void;
const width = { scrollWidth: 300, clientWidth: 300 };

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        look = onResize;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  for (const name of ['scrollWidth', 'clientWidth'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => width[name]);
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Table that overflows', () => {
  it('is a named focusable region only while it overflows', async () => {
    render(<Table caption="Orders" columns={[]} rows={[]} rowKey={String} empty="None" />);
    act(() => look());
    expect(screen.queryByRole('region')).toBeNull();
    width.scrollWidth = 500;
    act(() => look());
    const region = screen.getByRole('region', { name: 'Orders' });
    await userEvent.tab();
    expect(region).toHaveFocus();
    expect(region.parentElement).toHaveAttribute('data-more', 'end');
  });
});
