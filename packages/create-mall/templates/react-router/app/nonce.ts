import { createContext, useContext } from 'react';

/** The nonce of the page, on the server. */
export const NonceContext = createContext<string | undefined>(undefined);

/** In the browser it is that of the scripts of the page. */
export function useNonce(): string | undefined {
  const given = useContext(NonceContext);
  if (given ?? typeof document === 'undefined') return given;
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce;
}
