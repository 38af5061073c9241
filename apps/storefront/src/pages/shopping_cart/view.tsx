import { Heading } from '@vermilion/design-system/heading';
import { defineMessages, useIntl } from 'react-intl';
import { Seo } from '../../seo/seo';
import { useSession } from '../../session/session-query';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { AccountCart } from './account-cart';
import { BrowserCart } from './browser-cart';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.cart.title', defaultMessage: 'Shopping cart' },
});

/** The cart: the account's, or the browser's for guests. */
export function View() {
  const { signedIn } = useSession();
  const title = useIntl().formatMessage(messages.title);
  const heading = <Heading level={1}>{title}</Heading>;
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} hidden />
      <PageBreadcrumbs items={breadcrumbs.items} />
      {signedIn ? <AccountCart heading={heading} /> : <BrowserCart heading={heading} />}
    </PageFrame>
  );
}
