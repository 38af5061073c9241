import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToastQueue } from '.';
import { ToastProvider, useToast } from '.';

let queue: ToastQueue;
function Grab() {
  const found = useToast();
  return <button onClick={() => (queue = found)}>Grab</button>;
}

const setUp = () => {
  render(
    <ToastProvider label="Messages" dismissLabel="Dismiss" limit={2}>
      <Grab />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Grab'));
};

describe('Toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('appears in a live region and goes by itself', () => {
    setUp();
    act(() => void queue.show({ message: 'Added' }));
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByText('Added')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('stays while the pointer rests on it', () => {
    setUp();
    act(() => void queue.show({ message: 'Added' }));
    fireEvent.pointerEnter(screen.getByText('Added').parentElement!);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Added')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByText('Added').parentElement!);
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('lets further ones wait and does not double the same message', () => {
    setUp();
    act(() => {
      for (const message of ['One', 'Two', 'Two', 'Three']) queue.show({ message });
    });
    expect(screen.getAllByText('Two')).toHaveLength(1);
    expect(screen.queryByText('Three')).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    expect(screen.getByText('Three')).toBeInTheDocument();
  });
});

it('says what to do when the provider is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Grab />)).toThrow('Put one around the app');
  vi.restoreAllMocks();
});
