import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { AppDeps } from '../../deps/deps';
import { createLoader } from './loader';

const visitor = (signedIn: boolean) => {
  const query = (name: string) => () => ({ queryKey: [name], queryFn: vi.fn(async () => name) });
  // Only the dependencies in use
  return {
    queryClient: new QueryClient(),
    readSession: async () => ({ signedIn }),
    queries: { loginPicture: query('picture'), loginMethodInfo: query('methods') },
  } as unknown as AppDeps;
};

describe('createLoader', () => {
  it('sends home who is signed in', async () => {
    const answer = await createLoader(visitor(true))();
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('location')).toBe('/');
  });

  it('is for guests, with the picture and the ways to sign in', async () => {
    const deps = visitor(false);
    expect(await createLoader(deps)()).toBeNull();
    const { queryClient } = deps;
    expect(queryClient.getQueryData(['picture'])).toBe('picture');
    expect(queryClient.getQueryData(['methods'])).toBe('methods');
  });
});
