import { useQuery } from '@tanstack/react-query';
import { openPayTypes } from '@vermilion/mall-data/order';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { payMethodsQuery } from '../../mall/frame-queries';
import { paymentName } from '../../order/payment-name';
import { paths } from '../../page-params/paths';
import { linkTo } from '../../shared/link-to';
import { TitledPage } from '../../shared/page-frame';
import { sectionsOf, SectionsPage } from '../../shared/sections-page';
import { messages, titles } from './messages';

export { createLoader } from '../delivery_returns/loader';

/** The mall's payment methods by name, as a list in a sentence. */
function useMethods() {
  const intl = useIntl();
  const types = openPayTypes(useQuery(payMethodsQuery(useApp())).data);
  const names = types.flatMap((type) => paymentName(type, intl) ?? []);
  return { methods: intl.formatList(names, { type: 'disjunction' }), cash: types.includes('cod') };
}

/** Payment methods, what happens to the money, and receipts. */
export function View() {
  const { formatMessage: say } = useIntl();
  const { methods, cash } = useMethods();
  const title = say(messages.title);
  const paragraphs = {
    methods: [
      methods && say(messages.methods, { methods }),
      say(messages.whole),
      cash && say(messages.cash),
    ],
    safety: [say(messages.card), say(messages.held)],
    saving: [say(messages.coupons)],
    receipts: [
      <FormattedMessage
        id="page.paying.receipts.text"
        defaultMessage="Every paid order has a receipt to print or to save as a PDF, with the tax that is included: open <link>your order</link>."
        values={{ link: linkTo(paths.orders()) }}
      />,
    ],
  };
  return (
    <TitledPage title={title}>
      <SectionsPage title={title} sections={sectionsOf(paragraphs, (id) => say(titles[id]))} />
    </TitledPage>
  );
}
