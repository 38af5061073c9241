import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toLocation } from './page-location';
import { createScrollMemory } from './scroll-memory';

let current = toLocation('/', 'home');

function open() {
  const memory = createScrollMemory(() => current);
  memory.restore(current); // The browser restores the first page's scroll position
  return memory;
}

const scrollTo = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  current = toLocation('/', 'home');
  vi.stubGlobal('scrollTo', scrollTo);
  history.scrollRestoration = 'auto';
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

describe('createScrollMemory', () => {
  it('begins a new page at its top, and an old one where it was left', () => {
    const memory = open();
    vi.stubGlobal('scrollY', 700);
    memory.save();
    memory.restore(toLocation('/goods_detail/7', 'goods'));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    memory.restore(current);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  });

  it('shows the part that an address names, and the top where nothing has the name', () => {
    const memory = open();
    const part = document.body.appendChild(document.createElement('h2'));
    part.id = 'ดู';
    part.scrollIntoView = vi.fn();
    memory.restore(toLocation(`/goods_detail/7#${encodeURIComponent('ดู')}`, 'goods'));
    expect(part.scrollIntoView).toHaveBeenCalledOnce();
    memory.restore(toLocation('/goods_detail/7#%', 'other'));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('leaves a page where it is that asked for it', () => {
    open().restore(toLocation('/goods_detail/7?sku=2', 'sku'), true);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('leaves the first page to the browser, and takes the next ones over', () => {
    const memory = createScrollMemory(() => current);
    expect(history.scrollRestoration).toBe('manual');
    memory.restore(current);
    expect(scrollTo).not.toHaveBeenCalled();
    memory.restore(toLocation('/goods_detail/7', 'goods'));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('restores the first page itself where another one had taken over before', () => {
    history.scrollRestoration = 'manual';
    createScrollMemory(() => current).restore(current);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('gives way to the browser while the document is left, and remembers for the next one', () => {
    open();
    vi.stubGlobal('scrollY', 300);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
    open().restore(current);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  });

  it('begins at the top where its memory cannot be read', () => {
    sessionStorage.setItem('scrolled', '{');
    open().restore(toLocation('/goods_detail/7', 'goods'));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('shows a part whose name is badly encoded', () => {
    const memory = open();
    const part = document.body.appendChild(document.createElement('h2'));
    part.id = '%';
    part.scrollIntoView = vi.fn();
    memory.restore(toLocation('/goods_detail/7#%', 'other'));
    expect(part.scrollIntoView).toHaveBeenCalledOnce();
  });
});
