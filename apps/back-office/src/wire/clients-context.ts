import { createContext, use } from 'react';
import type { Clients } from './clients';

export const ClientsContext = createContext<Clients | undefined>(undefined);

/** The calls that the back office makes. */
export function useClients(): Clients {
  const clients = use(ClientsContext);
  if (!clients) throw new Error('useClients needs a ClientsContext around it.');
  return clients;
}
