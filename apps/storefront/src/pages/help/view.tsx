import { Link } from '@vermilion/design-system/link';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useContactLines } from '../../frame/contact-lines';
import { useMallName } from '../../mall/mall-data';
import { paths } from '../../page-params/paths';
import { linkTo } from '../../shared/link-to';
import { TitledPage } from '../../shared/page-frame';
import { sectionsOf, SectionsPage } from '../../shared/sections-page';
import { messages as about } from '../about_mall/messages';
import { messages as delivery } from '../delivery_returns/messages';
import { messages as paying } from '../paying/messages';
import { topics } from './topics';

export { createLoader } from '../delivery_returns/loader';

const messages = defineMessages({
  title: { id: 'page.help.title', defaultMessage: 'Help and contact' },
  orders: { id: 'page.help.orders', defaultMessage: 'Your orders' },
  contact: { id: 'page.help.contact', defaultMessage: 'Ask us' },
});

/** Every question that a page of help answers, and whom to ask about others. */
export function View() {
  const { formatMessage: say } = useIntl();
  const title = say(messages.title);
  const titles = {
    delivery: say(delivery.title),
    paying: say(paying.title),
    about: say(about.title, { mall: useMallName() }),
  };
  const linksOf = ({ href, sections }: (typeof topics)[keyof typeof topics]) =>
    sections.map(([anchor, text]) => <Link href={`${href}#${anchor}`}>{say(text)}</Link>);
  const answers = {
    delivery: linksOf(topics.delivery),
    paying: linksOf(topics.paying),
    about: linksOf(topics.about),
  };
  const orders = (
    <FormattedMessage
      id="page.help.order"
      defaultMessage="Tracking, refunds and the shop’s contact are on each order: <link>open your orders</link>."
      values={{ link: linkTo(paths.orders()) }}
    />
  );
  return (
    <TitledPage title={title}>
      <SectionsPage
        title={title}
        sections={[
          { id: 'orders', title: say(messages.orders), paragraphs: [orders] },
          ...sectionsOf(answers, (id) => titles[id]),
          { id: 'contact', title: say(messages.contact), paragraphs: useContactLines() },
        ]}
      />
    </TitledPage>
  );
}
