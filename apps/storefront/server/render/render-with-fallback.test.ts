import { QueryClient } from '@tanstack/react-query';
import type { StaticHandlerContext } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderWithFallback } from './render-with-fallback';

function setUp(signal = new AbortController().signal) {
  const context = { errors: null, statusCode: 200 } as StaticHandlerContext;
  const queryClient = new QueryClient();
  queryClient.setQueryData(['session'], { signedIn: true });
  return { context, queryClient, options: { queryClient, signal } };
}

/** Fails the given number of times, then returns the error page it was asked for. */
const renderer = (failures: number, { context }: { context: StaticHandlerContext }) => {
  let left = failures;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('secret detail');
    return Object.keys(context.errors ?? {});
  });
};

describe('renderWithFallback', () => {
  it('renders a page once when nothing fails', async () => {
    const page = setUp();
    const render = renderer(0, page);
    expect(await renderWithFallback(render, page.context, page.options)).toEqual([]);
    expect(render).toHaveBeenCalledOnce();
    expect(page.context).toMatchObject({ errors: null, statusCode: 200 });
  });

  it('shows the error page inside the frame when the page fails', async () => {
    const page = setUp();
    expect(await renderWithFallback(renderer(1, page), page.context, page.options)).toEqual([
      'pages',
    ]);
    expect(page.context.statusCode).toBe(500);
    expect(page.context.errors).toEqual({
      pages: { status: 500, statusText: '', data: null, internal: false },
    });
    expect(page.queryClient.getQueryData(['session'])).toEqual({ signedIn: true });
  });

  it('shows the error page alone, without any data, when the frame fails too', async () => {
    const page = setUp();
    expect(await renderWithFallback(renderer(2, page), page.context, page.options)).toEqual([
      'root',
    ]);
    expect(page.context.statusCode).toBe(500);
    expect(page.queryClient.getQueryData(['session'])).toBeUndefined();
  });

  it('rejects when not even that can be rendered', async () => {
    const page = setUp();
    const render = renderer(3, page);
    await expect(renderWithFallback(render, page.context, page.options)).rejects.toThrow();
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('renders no error page for a browser that has gone', async () => {
    const leaving = new AbortController();
    const page = setUp(leaving.signal);
    const render = vi.fn(async () => {
      leaving.abort(new Error('gone'));
      throw new Error('render aborted');
    });
    const rendering = renderWithFallback(render, page.context, page.options);
    await expect(rendering).rejects.toThrow('gone');
    expect(render).toHaveBeenCalledOnce();
    expect(page.context.statusCode).toBe(200);
  });
});
