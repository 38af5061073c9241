import { useSuspenseQuery } from '@tanstack/react-query';
import { CheckoutView } from '@vermilion/mall-components/checkout';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { confirmParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { KeepDrafts } from '../../session/keep-drafts';
import { MissingParameter } from '../../shared/missing-parameter';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { Checkout } from './checkout';
import { draftPage } from './draft-page';
import { draftQuery } from './loader';

export { confirmParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.confirm.title', defaultMessage: 'Confirm order' },
  cart: { id: 'page.confirm.cart', defaultMessage: 'Shopping cart' },
});

/** The checkout page. */
export function View() {
  const { preOrderNo } = usePageParams(confirmParams);
  return preOrderNo ? <Confirm preOrderNo={preOrderNo} /> : <MissingParameter of="other" />;
}

function Confirm({ preOrderNo }: { preOrderNo: string }) {
  const intl = useIntl();
  const draft = useSuspenseQuery(draftQuery(useApp(), preOrderNo)).data;
  const title = intl.formatMessage(messages.title);
  const cart = { label: intl.formatMessage(messages.cart), href: paths.cart() };
  const breadcrumbs = useBreadcrumbs([cart, { label: title }]);
  return (
    <PageFrame>
      <Seo title={title} hidden />
      <PageBreadcrumbs items={breadcrumbs.items} />
      {draft ? (
        <KeepDrafts page={draftPage(preOrderNo)}>
          <Checkout preOrderNo={preOrderNo} draft={draft} />
        </KeepDrafts>
      ) : (
        <CheckoutView state="expired" cartHref={paths.cart()} />
      )}
    </PageFrame>
  );
}
