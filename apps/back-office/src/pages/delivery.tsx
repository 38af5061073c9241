import { useIntl } from 'react-intl';
import { DeliveryView } from '../delivery/delivery-view';
import { messages } from '../delivery/messages';
import { OfShop } from '../session/of-shop';
import { Page } from '../shared/page';

/** The delivery of a shop. */
export function Component() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <OfShop>{(shopId) => <DeliveryView shopId={shopId} />}</OfShop>
    </Page>
  );
}
