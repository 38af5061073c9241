import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixedHeader } from './use-fixed-header';

afterEach(() => void vi.unstubAllGlobals());

function Part() {
  const { fixed, topRef } = useFixedHeader();
  return (
    <>
      <div ref={topRef} />
      <p>{fixed ? 'fixed' : 'in its place'}</p>
    </>
  );
}

describe('useFixedHeader', () => {
  it('is fixed once the top of the page is 120 px above the window, and not before', () => {
    let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
    const options: unknown[] = [];
    class Observer {
      constructor(callback: typeof tell, given: unknown) {
        tell = callback;
        options.push(given);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    render(<Part />);
    expect(options).toEqual([{ rootMargin: '120px 0px 0px' }]);
    expect(screen.getByText('in its place')).toBeVisible();
    act(() => tell([{ isIntersecting: false }]));
    expect(screen.getByText('fixed')).toBeVisible();
    act(() => tell([{ isIntersecting: true }]));
    expect(screen.getByText('in its place')).toBeVisible();
    // scrolled back before the observer reports
    act(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
    expect(screen.getByText('in its place')).toBeVisible();
  });
});
