import { defineMessages } from 'react-intl';
import { FilteredList, type FilteredListProps } from '../goods/filtered-list';
import { SearchForm, type ShopSearch } from './search-form';
import * as styles from './shop-finder.css';

const messages = defineMessages({
  search: { id: 'shop.searchShops', defaultMessage: 'Search for a shop' },
  button: { id: 'shop.searchShopsButton', defaultMessage: 'Search shops' },
});

export interface ShopFinderProps extends Pick<
  FilteredListProps,
  'groups' | 'chosen' | 'clearHref' | 'children'
> {
  /** Search for shops by name. */
  search: ShopSearch;
}

/** Shops with a search and filters above them. */
export function ShopFinder({ search, ...list }: ShopFinderProps) {
  return (
    <div data-component="shop-finder" className={styles.finder}>
      <SearchForm
        {...search}
        label={messages.search}
        buttonLabel={messages.button}
        className={styles.search}
      />
      <FilteredList {...list} place="above" />
    </div>
  );
}
