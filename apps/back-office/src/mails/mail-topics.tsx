import { useQuery } from '@tanstack/react-query';
import type { StaffMails } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage } from 'react-intl';
import { Loaded } from '../shared/loaded';
import { Section } from '../shared/section';
import { useClients } from '../wire/clients-context';
import { labels, messages, topicNames } from './messages';
import { mailsQuery } from './queries';
import { TopicSwitch } from './topic-switch';

/** The topics that concern the person of this session, each on or off. */
export function MailTopics() {
  return (
    <Loaded query={useQuery(mailsQuery(useClients()))}>
      {(mails) => <Topics mails={mails} />}
    </Loaded>
  );
}

function Topics({ mails: { email, topics } }: { mails: StaffMails }) {
  // A newer server may know more of them
  const known = topics.filter(({ topic }) => topic in topicNames);
  return (
    <>
      {email === null ? (
        <Alert tone="caution">
          <FormattedMessage {...labels.noAddress} />
        </Alert>
      ) : (
        <Text color="muted">
          <FormattedMessage {...messages.to} values={{ email }} />
        </Text>
      )}
      <Section title={labels.topics}>
        {known.length === 0 && (
          <Text>
            <FormattedMessage {...labels.none} />
          </Text>
        )}
        {known.map((one) => (
          <TopicSwitch key={one.topic} {...one} />
        ))}
        <Text size="sm" color="muted">
          <FormattedMessage {...labels.intro} />
        </Text>
      </Section>
    </>
  );
}
