import { FormattedMessage, useIntl } from 'react-intl';
import { useContactLines } from '../../frame/contact-lines';
import { useMallName } from '../../mall/mall-data';
import { paths } from '../../page-params/paths';
import { linkTo } from '../../shared/link-to';
import { TitledPage } from '../../shared/page-frame';
import { sectionsOf, SectionsPage } from '../../shared/sections-page';
import { messages, titles } from './messages';

export { createLoader } from '../delivery_returns/loader';

/** What the mall is, how its shops are checked, and how it is reached. */
export function View() {
  const { formatMessage: say } = useIntl();
  const mall = useMallName();
  const contact = useContactLines();
  const title = say(messages.title, { mall });
  const paragraphs = {
    mall: [
      say(messages.independent, { mall }),
      say(messages.together),
      <FormattedMessage
        id="page.about.mall.sell"
        defaultMessage="Would you like to sell here? <link>Open a shop</link>"
        values={{ link: linkTo(paths.settlement()) }}
      />,
    ],
    shops: [say(messages.papers), say(messages.shown), say(messages.suspended)],
    reviews: [say(messages.reviews)],
    contact,
  };
  return (
    <TitledPage title={title}>
      <SectionsPage title={title} sections={sectionsOf(paragraphs, (id) => say(titles[id]))} />
    </TitledPage>
  );
}
