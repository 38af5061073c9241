import { Heading } from '@vermilion/design-system/heading';
import { useIntl } from 'react-intl';
import { ContactPanel } from '../../frame/contact-panel';
import { TitledPage } from '../../shared/page-frame';
import { HelpSearch } from './help-search';
import { messages } from './messages';

export { createLoader } from '../delivery_returns/loader';

/** Every question that a page of help answers, and whom to ask about others. */
export function View() {
  const { formatMessage: say } = useIntl();
  const title = say(messages.title);
  return (
    <TitledPage title={title}>
      <Heading level={1}>{title}</Heading>
      <HelpSearch />
      <ContactPanel title={say(messages.contact)} />
    </TitledPage>
  );
}
