import { Alert } from '@vermilion/design-system/alert';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../page-params/paths';
import { linkTo } from '../../shared/link-to';
import { type HelpTopic, helpTopicOf } from './help-topic';

const messages = defineMessages({
  returns: { id: 'page.searchHelp.returns', defaultMessage: 'How to return something' },
  delivery: { id: 'page.searchHelp.delivery', defaultMessage: 'What delivery costs, and when' },
  paying: { id: 'page.searchHelp.paying', defaultMessage: 'How you can pay' },
  contact: { id: 'page.searchHelp.contact', defaultMessage: 'Help and contact' },
});

/** What shoppers type for it, with commas between. Translate by what they would type, not word by word. */
const words = defineMessages({
  returns: {
    id: 'page.searchHelp.returnsWords',
    defaultMessage:
      'return, returns, refund, refunds, send back, money back, exchange, return policy, cancel order',
  },
  delivery: {
    id: 'page.searchHelp.deliveryWords',
    defaultMessage:
      'delivery, shipping, shipping cost, delivery time, postage, track, tracking, track order, where is my order, my parcel',
  },
  paying: {
    id: 'page.searchHelp.payingWords',
    defaultMessage:
      'payment, payments, pay, how to pay, payment methods, paypal, cash on delivery, invoice, receipt',
  },
  contact: {
    id: 'page.searchHelp.contactWords',
    defaultMessage:
      'help, contact, contact us, customer service, support, phone number, faq, complaint, about us',
  },
});

const hrefs: Record<HelpTopic, string> = {
  returns: `${paths.deliveryReturns()}#returns`,
  delivery: paths.deliveryReturns(),
  paying: paths.paying(),
  contact: paths.help(),
};

/** A link to help above the results of a search for it. */
export function HelpHint({ query }: { query: string }) {
  const { formatMessage: say } = useIntl();
  const topic = helpTopicOf(query, (one) => say(words[one]));
  if (!topic) return null;
  return (
    <Alert tone="info">
      <FormattedMessage
        id="page.searchHelp.hint"
        defaultMessage="Looking for help? <link>{topic}</link>"
        values={{ topic: say(messages[topic]), link: linkTo(hrefs[topic]) }}
      />
    </Alert>
  );
}
