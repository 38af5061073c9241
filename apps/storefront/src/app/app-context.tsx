import { createContext, use } from 'react';
import type { AppDeps } from './deps';

export const AppContext = createContext<AppDeps | undefined>(undefined);

/** Client, queries and the rest of what a view needs to reach the server. */
export function useApp(): AppDeps {
  const deps = use(AppContext);
  if (!deps) throw new Error('useApp needs an AppContext around it.');
  return deps;
}
