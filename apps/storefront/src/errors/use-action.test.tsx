import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { MallError, type MallErrorKind } from '@vermilion/api-client';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppContext } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { createQueryClient } from '../deps/query-client';
import { apiErrorOf } from './error-message';
import { reportError, setErrorReporter } from './report-error';
import { useAction } from './use-action';

const report = vi.fn<(error: unknown, retry?: () => void) => void>();
beforeEach(() => {
  report.mockReset();
  return setErrorReporter(report);
});

const failure = (kind: MallErrorKind, more: { reason?: string } = {}) =>
  new MallError({ kind, operation: 'addToCart', code: 500, status: 200, ...more });

function setUp<Variables>(options: Parameters<typeof useAction<unknown, Variables>>[0]) {
  const queryClient = createQueryClient(reportError);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppContext value={{ locale: 'en' } as AppDeps}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en" onError={() => {}}>
          {children}
        </IntlProvider>
      </QueryClientProvider>
    </AppContext>
  );
  const { result } = renderHook(() => useAction<unknown, Variables>(options), { wrapper });
  return result.current;
}

const reported = () => report.mock.calls.map(([error]) => apiErrorOf(error));

describe('useAction', () => {
  it('reports a failed write once, and rejects with a message for the visitor', async () => {
    const error = failure('business', { reason: 'too-many-tries' });
    const run = setUp<void>({ mutationFn: () => Promise.reject(error) });
    await act(() => expect(run()).rejects.toThrow(/^Too many/));
    expect(reported()).toEqual([error]);
  });

  it('leaves the message to a view that shows it', async () => {
    const mutationFn = () => Promise.reject(failure('transport'));
    const run = setUp<void>({ mutationFn, meta: { shownByView: true } });
    await act(() => expect(run()).rejects.toThrow('We could not reach the mall'));
    expect(report).not.toHaveBeenCalled();
  });

  it('reports a session that has ended, whoever shows the failure', async () => {
    const error = failure('session');
    const run = setUp<void>({
      mutationFn: () => Promise.reject(error),
      meta: { shownByView: true },
    });
    await act(() => expect(run()).rejects.toThrow());
    expect(reported()).toEqual([error]);
  });

  it('can be retried as the same request where that is safe', async () => {
    const mutationFn = vi.fn(async (_key: string) => 'done');
    mutationFn.mockRejectedValueOnce(failure('transport'));
    const onSuccess = vi.fn();
    const run = setUp<string>({ mutationFn, onSuccess, meta: { canRetry: true } });
    await act(() => expect(run('key-1')).rejects.toThrow());
    await act(async () => report.mock.calls[0]?.[1]?.());
    expect(mutationFn.mock.calls).toEqual([['key-1'], ['key-1']]);
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledOnce();
  });

  it('offers no retry of its own accord', async () => {
    const run = setUp<void>({ mutationFn: () => Promise.reject(failure('transport')) });
    await act(() => expect(run()).rejects.toThrow());
    expect(report.mock.calls[0]?.[1]).toBeUndefined();
  });

  it('fails at once without a connection instead of waiting unseen', async () => {
    onlineManager.setOnline(false);
    try {
      const run = setUp<void>({ mutationFn: () => Promise.reject(failure('transport')) });
      await act(() => expect(run()).rejects.toThrow());
      expect(report).toHaveBeenCalledOnce();
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('undoes an optimistic change when the write fails', async () => {
    const shown: string[] = ['before'];
    const run = setUp<void>({
      mutationFn: () => Promise.reject(failure('business')),
      onMutate: () => void shown.push('after'),
      onError: () => void shown.pop(),
    });
    await act(() => expect(run()).rejects.toThrow());
    expect(shown).toEqual(['before']);
  });
});
