import { Dialog } from '@vermilion/design-system/dialog';
import { useToast } from '@vermilion/design-system/toast';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { messages } from './messages';
import { useFactorsChanged } from './queries';
import { RecoveryCodes } from './recovery-codes';

/** Sets it up; tells what was done, and the recovery codes, if there are new ones. */
type SetUp = (done: (message: string, recoveryCodes: readonly string[]) => void) => ReactNode;

export interface FactorDialogProps {
  title: string;
  description: string;
  onClose: () => void;
  children: SetUp;
}

/** Sets a second factor up over the page, then shows the recovery codes. */
export function FactorDialog({ title, description, onClose, children }: FactorDialogProps) {
  const intl = useIntl();
  const toast = useToast();
  const changed = useFactorsChanged();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const done = (message: string, recoveryCodes: readonly string[]) => {
    toast.show({ message, tone: 'positive' });
    void changed();
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else onClose();
  };
  const hasCodes = codes.length > 0;
  return (
    <Dialog
      open
      title={hasCodes ? intl.formatMessage(messages.recoveryTitle) : title}
      description={hasCodes ? intl.formatMessage(messages.recovery) : description}
      closeLabel={intl.formatMessage(shared.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && onClose()}
    >
      {hasCodes ? <RecoveryCodes codes={codes} onKept={onClose} /> : children(done)}
    </Dialog>
  );
}
