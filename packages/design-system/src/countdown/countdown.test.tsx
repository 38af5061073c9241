import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountdownProps } from '.';
import { Countdown } from '.';

const NOON = Date.UTC(2026, 0, 1, 12);
const inSeconds = (count: number) => NOON + count * 1000;

describe('Countdown', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOON + 250 }));
  afterEach(() => void vi.useRealTimers());

  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  const count = (props: Partial<CountdownProps> = {}) => (
    <Countdown until={inSeconds(90)} label="Time left to pay" {...props}>
      {({ total }) => `${total} s`}
    </Countdown>
  );
  const timer = () => screen.getByRole('timer', { name: 'Time left to pay' });

  it('ticks on full seconds before the end, whenever it started', () => {
    render(count());
    expect(timer()).toHaveTextContent('90 s');
    pass(749);
    expect(timer()).toHaveTextContent('90 s');
    pass(1);
    expect(timer()).toHaveTextContent('89 s');
    pass(1000);
    expect(timer()).toHaveTextContent('88 s');
  });

  it('ends once, and then stops', () => {
    const onEnd = vi.fn();
    const { container } = render(count({ onEnd }));
    pass(89_749);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(timer()).toHaveTextContent('0 s');
    expect(container.firstElementChild).toHaveAttribute('data-state', 'ended');
    expect(vi.getTimerCount()).toBe(0);
    pass(5000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not report an end before it was mounted', () => {
    const onEnd = vi.fn();
    const { rerender } = render(count({ onEnd, until: NOON }));
    rerender(count({ onEnd, until: NOON - 5000 }));
    pass(5000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('pauses in a hidden tab and is correct on return', () => {
    const onEnd = vi.fn();
    render(count({ onEnd }));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(vi.getTimerCount()).toBe(0);
    pass(30_000);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(timer()).toHaveTextContent('60 s');
    pass(750);
    expect(timer()).toHaveTextContent('59 s');
    hidden.mockRestore();
  });

  it('announces the remaining time at its thresholds only', () => {
    render(count({ announcements: [{ at: 60, text: 'Less than a minute left' }] }));
    const announcement = screen.getByRole('status');
    pass(29_000);
    expect(announcement).toBeEmptyDOMElement();
    pass(1000);
    expect(announcement).toHaveTextContent('Less than a minute left');
  });

  it('restarts when the end changes', () => {
    const { rerender } = render(count({ announcements: [{ at: 80, text: 'Soon' }] }));
    pass(20_000);
    expect(screen.getByRole('status')).toHaveTextContent('Soon');
    rerender(count({ until: inSeconds(200), announcements: [{ at: 80, text: 'Soon' }] }));
    expect(timer()).toHaveTextContent('180 s');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['with the time of the server', NOON, '90 s'],
    ['without a time', undefined, ''],
  ])('hydrates %s without a mismatch and then uses the local clock', (_, now, first) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const box = document.createElement('div');
    box.innerHTML = renderToString(count({ now }));
    document.body.append(box);
    expect(timer()).toHaveTextContent(first);
    vi.setSystemTime(inSeconds(7));
    render(count({ now }), { container: box, hydrate: true });
    expect(timer()).toHaveTextContent('83 s');
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('does not change with a stopped clock', () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(inSeconds(30));
    render(count());
    pass(60_000);
    expect(timer()).toHaveTextContent('60 s');
    clock.mockRestore();
  });
});
