import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { listIds } from '../goods/list-ids';
import { FilterChips, type FilterChipsProps } from './filter-chips';
import { SearchForm, type ShopSearch } from './search-form';
import * as styles from './shop-finder.css';

const messages = defineMessages({
  search: { id: 'shop.searchShops', defaultMessage: 'Search for a shop' },
  button: { id: 'shop.searchShopsButton', defaultMessage: 'Search shops' },
});

export interface ShopFinderProps {
  /** In display order; groups without options are left out. */
  groups: FilterChipsProps['groups'];
  /** URL of the list without any options. */
  clearHref: string;
  /** Search for shops by name. */
  search: ShopSearch;
  /** The shops. */
  children: ReactNode;
}

/** Shops with a search and filters above them. */
export function ShopFinder({ search, groups, clearHref, children }: ShopFinderProps) {
  return (
    <div data-component="shop-finder" className={styles.finder}>
      <SearchForm
        {...search}
        label={messages.search}
        buttonLabel={messages.button}
        className={styles.search}
      />
      <FilterChips groups={groups} clearHref={clearHref} />
      <div id={listIds.results} tabIndex={-1} className={styles.results}>
        {children}
      </div>
    </div>
  );
}
