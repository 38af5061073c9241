import { defineMessages, useIntl } from 'react-intl';
import { TitledPage } from '../../shared/page-frame';
import { Guide } from './guide';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.deliveryReturns.title', defaultMessage: 'Delivery and returns' },
});

/** Delivery, returns and refunds of this mall. */
export function View() {
  const title = useIntl().formatMessage(messages.title);
  return (
    <TitledPage title={title}>
      <Guide title={title} />
    </TitledPage>
  );
}
