import { useIntl } from 'react-intl';
import { Page } from '../shared/page';
import { SearchForm, useSearched } from '../shared/search-form';
import { useListParams } from '../shared/use-list-params';
import { labels } from '../shops/messages';
import { ShopList } from '../shops/shop-list';

const NAME_LENGTH = 60;

/** The shops of the mall. */
export function Component() {
  const intl = useIntl();
  const { page } = useListParams('', []);
  return (
    <Page title={intl.formatMessage(labels.title)}>
      <SearchForm label={labels.search} maxLength={NAME_LENGTH} />
      <ShopList page={page} name={useSearched()} />
    </Page>
  );
}
