import { Button } from '@vermilion/design-system/button';
import { Link } from '@vermilion/design-system/link';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../shared/page';
import * as print from '../shared/print.css';
import { messages } from '../slips/messages';
import { SlipList } from '../slips/slip-list';

/** Packing slips to print. */
export function Component() {
  const intl = useIntl();
  const [params] = useSearchParams();
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      actions={
        <>
          <Link href="/orders" className={print.screenOnly}>
            <FormattedMessage {...messages.back} />
          </Link>
          <Button variant="primary" className={print.screenOnly} onClick={() => window.print()}>
            <FormattedMessage {...messages.print} />
          </Button>
        </>
      }
    >
      <Text color="muted" className={print.screenOnly}>
        <FormattedMessage {...messages.hint} />
      </Text>
      <SlipList orderNo={params.get('order')} />
    </Page>
  );
}
