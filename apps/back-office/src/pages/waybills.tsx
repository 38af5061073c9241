import { Link } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '../shared/page';
import { messages } from '../waybills/messages';
import { WaybillForm } from '../waybills/waybill-form';

/** Ships many orders by a list. */
export function Component() {
  const intl = useIntl();
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      actions={
        <Link href="/orders">
          <FormattedMessage {...messages.back} />
        </Link>
      }
    >
      <WaybillForm />
    </Page>
  );
}
