import { Heading } from '@vermilion/design-system/heading';
import { useIntl } from 'react-intl';
import { ContactPanel } from '../../frame/contact-panel';
import { TitledPage } from '../../shared/page-frame';
import { Answers } from './answers';
import { messages } from './messages';

export { createLoader } from '../delivery_returns/loader';

/** Every question that a page of help answers, and whom to ask about others. */
export function View() {
  const { formatMessage: say } = useIntl();
  const title = say(messages.title);
  return (
    <TitledPage title={title}>
      <Heading level={1}>{title}</Heading>
      <Answers />
      <ContactPanel title={say(messages.contact)} />
    </TitledPage>
  );
}
