import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteProgress } from '.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('RouteProgress', () => {
  it('does not appear when the page loads within the delay', () => {
    const { rerender } = render(<RouteProgress pending label="Loading page" />);
    pass(199);
    rerender(<RouteProgress pending={false} label="Loading page" />);
    pass(1000);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('appears for a slow page and disappears when it is loaded', () => {
    const { rerender, container } = render(<RouteProgress pending label="Loading page" />);
    pass(200);
    expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
    rerender(<RouteProgress pending={false} label="Loading page" />);
    pass(0);
    expect(container.firstElementChild).toHaveAttribute('data-state', 'done');
  });
});
