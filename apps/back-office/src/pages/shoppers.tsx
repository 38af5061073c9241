import { useIntl } from 'react-intl';
import { Page } from '../shared/page';
import { FindShoppers } from '../shoppers/find-shoppers';
import { labels } from '../shoppers/messages';

/** Finds shoppers. */
export function Component() {
  return (
    <Page title={useIntl().formatMessage(labels.title)}>
      <FindShoppers />
    </Page>
  );
}
