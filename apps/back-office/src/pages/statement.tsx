import { Link } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../money/messages';
import { StatementView } from '../money/statement-view';
import { OfShop } from '../session/of-shop';
import { Page } from '../shared/page';
import * as print from '../shared/print.css';

/** The statement of a shop, by month. */
export function Component() {
  const intl = useIntl();
  return (
    <Page
      title={intl.formatMessage(messages.statement)}
      actions={
        <Link href="/money" className={print.screenOnly}>
          <FormattedMessage {...messages.back} />
        </Link>
      }
    >
      <OfShop>{() => <StatementView />}</OfShop>
    </Page>
  );
}
