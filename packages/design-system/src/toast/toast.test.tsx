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
    <ToastProvider
      label="Messages"
      dismissLabel="Dismiss"
      limit={2}
      toneLabels={{ critical: 'Error' }}
    >
      <Grab />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Grab'));
};

describe('Toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('appears in a live region and is dismissed after its time', () => {
    setUp();
    act(() => void queue.show({ message: 'Added' }));
    expect(screen.getByText('Added').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(
      screen.getByText('Added'),
    );
    expect(screen.getByText('Added')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('stays until dismissed when it has an action', () => {
    setUp();
    act(() => void queue.show({ message: 'Added', action: <a href="/cart">View cart</a> }));
    act(() => void vi.advanceTimersByTime(3_600_000));
    expect(screen.getByRole('link', { name: 'View cart' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('shows critical toasts at once, before queued ones, with their tone as text', () => {
    setUp();
    act(() => {
      for (const message of ['One', 'Two', 'Three']) queue.show({ message });
      queue.show({ message: 'Payment failed', tone: 'critical' });
    });
    expect(screen.getByText('Payment failed')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Error' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
  });

  it('interrupts with critical toasts, and shows them first', () => {
    setUp();
    act(() => {
      queue.show({ message: 'Added' });
      queue.show({ message: 'Payment failed', tone: 'critical' });
    });
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(region).toHaveTextContent(/Payment failed.*Added/);
    expect(screen.getByText('Payment failed').closest('[aria-live="assertive"]')).not.toBeNull();
  });

  it('is focused by F6; dismissal focuses the next toast, then the previous element', () => {
    setUp();
    const key = () => fireEvent.keyDown(document.activeElement!, { key: 'F6' });
    act(() => screen.getByText('Grab').focus());
    act(() => {
      queue.show({ message: 'One' });
      queue.show({ message: 'Two' });
    });
    key();
    const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' });
    expect(first).toHaveFocus();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('One')).toBeInTheDocument();
    key();
    expect(screen.getByText('Grab')).toHaveFocus();
    key();
    act(() => queue.show({ message: 'Three', duration: Infinity }));
    fireEvent.click(first!);
    expect(second?.isConnected ? second : document.activeElement).toHaveFocus();
    while (screen.queryByRole('button', { name: 'Dismiss' })) {
      fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    }
    expect(screen.getByText('Grab')).toHaveFocus();
  });

  it('returns focus on Escape and keeps the message', () => {
    setUp();
    act(() => screen.getByText('Grab').focus());
    act(() => void queue.show({ message: 'One' }));
    fireEvent.keyDown(document.body, { key: 'F6' });
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(screen.getByText('Grab')).toHaveFocus();
    expect(screen.getByText('One')).toBeInTheDocument();
  });

  it('stays while hovered', () => {
    setUp();
    act(() => void queue.show({ message: 'Added' }));
    fireEvent.pointerEnter(screen.getByText('Added').parentElement!);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Added')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByText('Added').parentElement!);
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('queues further toasts and does not repeat the same message', () => {
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

describe('toast', () => {
  it('moves to the other edge when it would cover the focused element', () => {
    setUp();
    const at = (top: number) => ({
      left: 0,
      right: 100,
      top,
      bottom: top + 20,
      width: 100,
      height: 20,
    });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const away = this.closest('[data-away]') !== null;
      const isToast = this.matches('[data-component="toast"]');
      return at(isToast ? (away ? 500 : 0) : this.id === 'below' ? 490 : 5) as DOMRect;
    });
    const region = screen.getByRole('region', { name: 'Messages' });
    act(() => void queue.show({ message: 'Added', action: <a href="/cart">View cart</a> }));
    expect(region).not.toHaveAttribute('data-away');
    act(() => screen.getByText('Grab').focus());
    expect(region).toHaveAttribute('data-away');
    act(() => screen.getByRole('link', { name: 'View cart' }).focus());
    expect(region).toHaveAttribute('data-away');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(region).not.toHaveAttribute('data-away');
    vi.restoreAllMocks();
  });

  it('throws a helpful error without a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Grab />)).toThrow('Put one around the app');
    vi.restoreAllMocks();
  });
});
