import { useIntl } from 'react-intl';
import { TitledPage } from '../../shared/page-frame';
import { Guide } from './guide';
import { messages } from './messages';

export { createLoader } from './loader';

/** Delivery, returns and refunds of this mall. */
export function View() {
  const title = useIntl().formatMessage(messages.title);
  return (
    <TitledPage title={title}>
      <Guide title={title} />
    </TitledPage>
  );
}
