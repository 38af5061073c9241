import { Button } from '@vermilion/design-system/button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '../session/session-context';
import { Page } from '../shared/page';
import { useListParams } from '../shared/use-list-params';
import { InviteDialog } from '../staff/invite-dialog';
import { messages } from '../staff/messages';
import { StaffList } from '../staff/staff-list';

/** The people who work in a place. */
export function Component() {
  const intl = useIntl();
  const { session } = useSession();
  const { page } = useListParams('filter', []);
  const [isInviting, setInviting] = useState(false);
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      actions={
        <Button variant="primary" onClick={() => setInviting(true)}>
          <FormattedMessage {...messages.invite} />
        </Button>
      }
    >
      <StaffList page={page} />
      {isInviting && (
        <InviteDialog isMall={session.shopId === null} onClose={() => setInviting(false)} />
      )}
    </Page>
  );
}
