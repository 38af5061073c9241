import { QueryObserver } from '@tanstack/react-query';
import { MallError, type MallErrorKind } from '@vermilion/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient, withQuietErrors } from './query-client';

const failing = (kind: MallErrorKind) => ({
  queryKey: ['x', kind],
  queryFn: () => Promise.reject(new MallError({ kind, operation: 'x', code: 0, status: 0 })),
});

describe('query client', () => {
  it('leaves it to the error page what a page could not be loaded without', async () => {
    const report = vi.fn();
    const client = createQueryClient(report);
    await client.ensureQueryData(failing('transport')).catch(() => {});
    expect(report).not.toHaveBeenCalled();
    await client.ensureQueryData(failing('session')).catch(() => {});
    expect(report).toHaveBeenCalledOnce();
  });

  it('reports what a view asks for', async () => {
    const report = vi.fn();
    const stop = new QueryObserver(createQueryClient(report), failing('transport')).subscribe(
      () => {},
    );
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
    stop();
  });

  it('says nothing of what was loaded ahead of a click, and keeps what came of it', async () => {
    const report = vi.fn();
    const client = createQueryClient(report);
    const ahead = withQuietErrors(client);
    for (const kind of ['session', 'transport'] as const) {
      await ahead.ensureQueryData(failing(kind)).catch(() => {});
      await ahead.prefetchQuery(failing(kind));
    }
    expect(report).not.toHaveBeenCalled();
    await ahead.ensureQueryData({ queryKey: ['y'], queryFn: async () => 7 });
    expect(client.getQueryData(['y'])).toBe(7);
  });
});
