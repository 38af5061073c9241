import { Heading } from '@vermilion/design-system/heading';
import { Text } from '@vermilion/design-system/text';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useCartCount } from '../../cart/use-cart-count';
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
const counted = defineMessages<{ count: { count: number } }>({
  count: {
    id: 'page.cart.count',
    defaultMessage: '{count, plural, one {(# item)} other {(# items)}}',
  },
});

/** The cart: the account's, or the browser's for guests. */
export function View() {
  const { signedIn } = useSession();
  const title = useIntl().formatMessage(messages.title);
  const count = useCartCount();
  const heading = (
    <Heading level={1}>
      {title}
      {count > 0 && (
        <>
          {' '}
          <Text asChild color="muted">
            <span>
              <FormattedMessage {...counted.count} values={{ count }} />
            </span>
          </Text>
        </>
      )}
    </Heading>
  );
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} hidden />
      <PageBreadcrumbs items={breadcrumbs.items} />
      {signedIn ? <AccountCart heading={heading} /> : <BrowserCart heading={heading} />}
    </PageFrame>
  );
}
