import { Dialog } from '@vermilion/design-system/dialog';
import { useIntl } from 'react-intl';
import { Entry } from './entry';
import { messages } from './messages';

export interface SessionEndedProps {
  /** The place to open again, by its staff id. */
  staffId: number | undefined;
  onOpened: () => Promise<unknown>;
  /** Gives up what is on the page. */
  onLeave: () => void;
}

/** Over the page when the session has ended: signs in again, and the page goes on with all that was typed. */
export function SessionEnded({ staffId, onOpened, onLeave }: SessionEndedProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      title={intl.formatMessage(messages.endedTitle)}
      description={intl.formatMessage(messages.ended)}
      closeLabel={intl.formatMessage(messages.leave)}
      closeOnOutsidePress={false}
      onOpenChange={(_open, { reason }) => reason === 'closePress' && onLeave()}
    >
      <Entry wanted={staffId} onOpened={onOpened} />
    </Dialog>
  );
}
