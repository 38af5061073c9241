import type { SentInvitation } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { DescriptionList } from '@vermilion/design-system/description-list';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '../shared/copy-button';
import * as page from '../shared/page.css';
import { Time } from '../shared/time';
import { messages } from './messages';

export interface SentNoteProps {
  email: string;
  invitation: SentInvitation;
}

/** What became of an invitation, with its link to pass on. */
export function SentNote({ email, invitation: { link, mailed, endTime } }: SentNoteProps) {
  const intl = useIntl();
  return (
    <Stack align="start">
      <Alert tone={mailed ? 'positive' : 'caution'} role="status">
        <FormattedMessage {...(mailed ? messages.mailed : messages.notMailed)} values={{ email }} />
      </Alert>
      <DescriptionList
        layout="columns"
        items={[
          {
            term: intl.formatMessage(messages.link),
            description: <span className={page.anyText}>{link}</span>,
          },
          { term: intl.formatMessage(messages.ends), description: <Time value={endTime} /> },
        ]}
      />
      <CopyButton text={link} />
    </Stack>
  );
}
