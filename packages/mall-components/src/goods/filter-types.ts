import type { ReactNode } from 'react';

/** A value by which the list can be filtered, a link. */
export interface FilterOption {
  /** Unique in its group. */
  key: string | number;
  /** Translated, or as shops write it. */
  label: string;
  /** URL of the list with this option, or without it when it is selected. */
  href: string;
  /** Whether the list is filtered by it. */
  chosen: boolean;
  /** Number of results with this option. */
  count?: number;
  /** What it means, shown under the pointer. */
  hint?: string;
  /** Any CSS colour, for an option that is one. */
  color?: string;
}

/** Options of one property of the goods, such as their shop. */
export interface FilterGroup {
  /** Unique among the groups. */
  key: string;
  /** Translated. */
  label: string;
  /** In display order: six are shown at first. */
  options: readonly FilterOption[];
  /** Below the options: a PriceRangeFilter. */
  extra?: ReactNode;
}
