import { createContext, use } from 'react';
import type { AppDeps } from './deps';

export const AppContext = createContext<AppDeps | undefined>(undefined);

/** The API client, queries and other dependencies of a view. */
export function useApp(): AppDeps {
  const deps = use(AppContext);
  if (!deps) throw new Error('useApp needs an AppContext around it.');
  return deps;
}
