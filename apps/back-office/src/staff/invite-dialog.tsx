import type { SentInvitation } from '@vermilion/api-client/operator';
import { Dialog } from '@vermilion/design-system/dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { InviteForm } from './invite-form';
import { messages } from './messages';
import { SentNote } from './sent-note';

export interface InviteDialogProps {
  isMall: boolean;
  onClose: () => void;
}

/** Invites somebody, then shows the link. */
export function InviteDialog({ isMall, onClose }: InviteDialogProps) {
  const intl = useIntl();
  const [sent, setSent] = useState<{ email: string; invitation: SentInvitation }>();
  return (
    <Dialog
      open
      title={intl.formatMessage(messages.inviteTitle)}
      description={intl.formatMessage(messages.inviteText)}
      closeLabel={intl.formatMessage(shared.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && onClose()}
    >
      {sent ? <SentNote {...sent} /> : <InviteForm isMall={isMall} onSent={setSent} />}
    </Dialog>
  );
}
