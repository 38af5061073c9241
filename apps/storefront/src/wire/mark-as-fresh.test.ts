import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markAsFresh } from './mark-as-fresh';

afterEach(() => vi.restoreAllMocks());

const madeAt = performance.timeOrigin - 240_000;

/** The `dataUpdatedAt` of data that the server made four minutes ago, for a type of navigation. */
function updatedAt(type: string) {
  const navigation = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
  const client = new QueryClient();
  client.setQueryData(['goods'], 'tea', { updatedAt: madeAt });
  markAsFresh(client);
  return client.getQueryState(['goods'])?.dataUpdatedAt;
}

describe('markAsFresh', () => {
  it('counts what a kept page says as new when the browser has asked for the page', () => {
    expect(updatedAt('navigate')).toBe(performance.timeOrigin);
    expect(updatedAt('reload')).toBe(performance.timeOrigin);
  });

  it('leaves it as old as it is when the browser shows a page again without asking', () => {
    expect(updatedAt('back_forward')).toBe(madeAt);
  });
});
