import { defineMessages } from 'react-intl';
import { ListFilters, type ListFiltersProps } from '../goods/list-filters';
import { SearchForm, type ShopSearch } from './search-form';
import * as styles from './shop-finder.css';

const messages = defineMessages({
  search: { id: 'shop.searchShops', defaultMessage: 'Search for a shop' },
  button: { id: 'shop.searchShopsButton', defaultMessage: 'Search shops' },
});

export interface ShopFinderProps extends ListFiltersProps {
  /** Search for shops by name. */
  search: ShopSearch;
}

/** Search and filters for shops. */
export function ShopFinder({ search, ...filters }: ShopFinderProps) {
  return (
    <div data-component="shop-finder" className={styles.finder}>
      <SearchForm
        {...search}
        label={messages.search}
        buttonLabel={messages.button}
        className={styles.search}
      />
      <ListFilters {...filters} />
    </div>
  );
}
