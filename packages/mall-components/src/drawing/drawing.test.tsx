import { act, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Another test of this worker may have loaded the drawings
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.doUnmock('./drawings');
  vi.unstubAllGlobals();
});

/** The HTML of a server, which has no window. */
async function onServer() {
  vi.stubGlobal('window', undefined);
  const { renderToString } = await import('react-dom/server');
  const { Drawing } = await import('./drawing');
  await vi.dynamicImportSettled();
  const html = renderToString(<Drawing name="plug" />);
  vi.unstubAllGlobals();
  vi.resetModules();
  return html;
}

describe('drawing', () => {
  it('is drawn by the server, and kept while its code cannot be loaded', async () => {
    document.body.innerHTML = `<div>${await onServer()}</div>`;
    const container = document.body.firstElementChild as HTMLElement;
    const drawn = () => container.querySelectorAll('svg path').length;
    expect(drawn()).toBeGreaterThan(0);
    const before = drawn();
    vi.doMock('./drawings', () => {
      throw new Error('offline');
    });
    const { Drawing } = await import('./drawing');
    const root = await act(async () => hydrateRoot(container, <Drawing name="plug" />));
    await act(() => vi.dynamicImportSettled());
    expect(drawn()).toBe(before);
    act(() => root.unmount());
  });

  it('is empty in a page of the browser while its code cannot be loaded', async () => {
    vi.doMock('./drawings', () => {
      throw new Error('offline');
    });
    const { Drawing } = await import('./drawing');
    const { container } = await act(async () => render(<Drawing name="plug" />));
    await act(() => vi.dynamicImportSettled());
    expect(container.querySelector('svg')).toBeEmptyDOMElement();
  });

  it('is drawn in a page of the browser once its code is there', async () => {
    const { Drawing } = await import('./drawing');
    const { container } = await act(async () => render(<Drawing name="plug" />));
    await waitFor(() => expect(container.querySelector('svg path')).not.toBeNull());
  });
});
