import { act, fireEvent, render, screen } from '@testing-library/react';
import type { LinkComponentProps } from '@vermilion/design-system/link';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrefetchContext } from './prefetch';
import { RouterLink } from './router-link';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const prefetch = vi.fn();
  render(
    <MemoryRouter>
      <PrefetchContext value={prefetch}>
        <RouterLink href="/goods_detail/5">Teapot</RouterLink>
      </PrefetchContext>
    </MemoryRouter>,
  );
  return { prefetch, link: screen.getByRole('link', { name: 'Teapot' }) };
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('RouterLink', () => {
  it('loads the page ahead when the pointer stays on the link, not when it passes', () => {
    const { prefetch, link } = setUp();
    fireEvent.pointerEnter(link);
    wait(30);
    fireEvent.pointerLeave(link);
    wait(1000);
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link);
    wait(100);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/goods_detail/5');
  });

  it('does so when the focus stays on it, not when it goes on to the next', () => {
    const { prefetch, link } = setUp();
    fireEvent.focus(link);
    wait(30);
    fireEvent.blur(link);
    wait(1000);
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.focus(link);
    wait(100);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/goods_detail/5');
  });

  it('does not load ahead what a click has already opened', () => {
    const { prefetch, link } = setUp();
    fireEvent.pointerEnter(link);
    fireEvent.click(link);
    wait(1000);
    expect(prefetch).not.toHaveBeenCalled();
  });
});

/** Tells where the visitor is. */
const Place = () => <h1>{useLocation().pathname}</h1>;

function renderLink(props: Partial<LinkComponentProps>) {
  render(
    <MemoryRouter basename="/fr" initialEntries={['/fr']}>
      <RouterLink href="/goods_detail/5" {...props}>
        Teapot
      </RouterLink>
      <Place />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Teapot' });
}

describe('a click on a RouterLink', () => {
  const place = () => screen.getByRole('heading').textContent;

  it('shows a page of this mall without loading the document', () => {
    const link = renderLink({});
    expect(link).toHaveAttribute('href', '/fr/goods_detail/5');
    fireEvent.click(link);
    expect(place()).toBe('/goods_detail/5');
  });

  it('stays where the owner of the link has something else to do', () => {
    fireEvent.click(renderLink({ onClick: (event) => event.preventDefault() }));
    expect(place()).toBe('/');
  });

  it('leaves another tab to the browser', () => {
    const link = renderLink({ target: '_blank' });
    expect(link).toHaveAttribute('href', '/fr/goods_detail/5');
    expect(link).toHaveAttribute('rel', 'noreferrer');
    fireEvent.click(link);
    expect(place()).toBe('/');
  });

  it.each(['https://elsewhere.example/x', '//elsewhere.example/x', 'mailto:a@b.example'])(
    'leaves %s to the browser, as it is written',
    (href) => {
      const link = renderLink({ href });
      expect(link).toHaveAttribute('href', href);
      expect(link).not.toHaveAttribute('rel');
    },
  );
});

describe('the owner of a RouterLink', () => {
  it.each([
    ['onPointerEnter', fireEvent.pointerEnter],
    ['onPointerLeave', fireEvent.pointerLeave],
    ['onFocus', fireEvent.focus],
    ['onBlur', fireEvent.blur],
  ] as const)('hears of %s', (name, fire) => {
    const heard = vi.fn();
    fire(renderLink({ [name]: heard }));
    expect(heard).toHaveBeenCalledOnce();
  });
});
