import { createMallClient, type MallClient } from '@vermilion/api-client';
import { createOperatorClient, type OperatorCalls } from '@vermilion/api-client/operator';
import { relayFetch } from './relay-fetch';

/** The calls that the back office makes. */
export interface Clients {
  operator: OperatorCalls;
  mall: Pick<
    MallClient,
    | 'loginByEmail'
    | 'loginByPhone'
    | 'logout'
    | 'homeIndex'
    | 'shopProducts'
    | 'shopCategoryTree'
    | 'claimableCoupons'
    | 'shopInfo'
    | 'shopTypes'
  >;
}

const TIMEOUT_MS = 40_000;

/** The clients of a language. `onSessionEnd` is called when the server no longer knows the session of the place. */
export function createClients(language: string, onSessionEnd: () => void): Clients {
  const options = { baseUrl: '', fetch: relayFetch, timeout: TIMEOUT_MS };
  const headers = { 'accept-language': language };
  return {
    operator: createOperatorClient({ ...options, headers, onSessionInvalid: onSessionEnd }),
    mall: createMallClient({ ...options, headers }),
  };
}
