import type { ReactNode } from 'react';
import type { KnownLoginProvider } from '../types';

/** Paths in a 24 by 24 view box, in the current colour. */
const drawings: Record<KnownLoginProvider, ReactNode> = {
  twitter: (
    <path
      d="M4.5 4.5 19.5 19.5M19 4.5 5 19.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
    />
  ),
  facebook: (
    <path
      d="M10 21V13.2H7.4V10H10V7.7C10 5 11.6 3.5 14 3.5h2.6v3.1H15c-1 0-1.5.5-1.5 1.5V10h3l-.5 3.2h-2.5V21Z"
      fill="currentColor"
    />
  ),
  google: (
    <path d="M18.4 7.3A8 8 0 1 0 20 12h-8" fill="none" stroke="currentColor" strokeWidth="2.6" />
  ),
};

/** The icon of a sign-in provider; its button has the accessible name. */
export function ProviderIcon({ provider }: { provider: KnownLoginProvider }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      {drawings[provider]}
    </svg>
  );
}
