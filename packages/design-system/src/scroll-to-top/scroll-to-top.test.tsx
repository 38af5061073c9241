import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScrollToTop } from '.';

function scrollPage(top: number) {
  vi.stubGlobal('scrollY', top);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function setUp(reducedMotion: boolean) {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  render(
    <>
      <main id="main">Goods</main>
      <ScrollToTop label="Back to top" targetId="main" distance={300} />
    </>,
  );
  return scrollTo;
}

describe('ScrollToTop', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('appears beyond the scroll distance and hides again', () => {
    setUp(false);
    const button = screen.getByRole('button', { name: 'Back to top' });
    expect(button).toHaveAttribute('data-state', 'hidden');
    scrollPage(301);
    expect(button).toHaveAttribute('data-state', 'shown');
    scrollPage(300);
    expect(button).toHaveAttribute('data-state', 'hidden');
  });

  it.each(['{Enter}', ' '])('scrolls to the top on %j and moves focus there', async (key) => {
    const scrollTo = setUp(false);
    scrollPage(900);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('jumps when reduced motion is preferred', async () => {
    const scrollTo = setUp(true);
    scrollPage(900);
    await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' });
  });
});
