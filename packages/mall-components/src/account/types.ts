import type { ReactNode } from 'react';

/** A page of the account. */
export interface AccountMenuItem {
  id: string | number;
  /** Translated. */
  label: string;
  href: string;
  icon?: ReactNode;
}
