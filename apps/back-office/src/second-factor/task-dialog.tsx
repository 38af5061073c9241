import type { Passkey, SecondFactors } from '@vermilion/api-client/operator';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AddPasskey } from './add-passkey';
import { FactorDialog } from './factor-dialog';
import { messages } from './messages';
import { ProveDialog } from './prove-dialog';
import { methodsOf } from './queries';
import { RemoveFactor } from './remove-factor';
import { RenamePasskey } from './rename-passkey';
import { SetUpApp } from './set-up-app';

/** What is done with a second factor. */
export type Task =
  | { kind: 'setUpApp' | 'removeApp' | 'addPasskey' }
  | { kind: 'renamePasskey' | 'removePasskey'; passkey: Passkey };

export interface TaskDialogProps {
  task: Task;
  factors: SecondFactors;
  onClose: () => void;
}

/** The dialog of a task, after a second factor is proved, where the account has one. */
export function TaskDialog({ task, factors, onClose }: TaskDialogProps) {
  const intl = useIntl();
  const [isProved, setProved] = useState(factors.isProved || methodsOf(factors).length === 0);
  if (task.kind === 'renamePasskey')
    return <RenamePasskey passkey={task.passkey} onClose={onClose} />;
  if (!isProved)
    return <ProveDialog factors={factors} onProved={() => setProved(true)} onClose={onClose} />;
  switch (task.kind) {
    case 'setUpApp':
      return (
        <FactorDialog
          title={intl.formatMessage(messages.setUpApp)}
          description={intl.formatMessage(messages.setUp)}
          onClose={onClose}
        >
          {(done) => (
            <SetUpApp onDone={(codes) => done(intl.formatMessage(messages.appDone), codes)} />
          )}
        </FactorDialog>
      );
    case 'addPasskey':
      return (
        <FactorDialog
          title={intl.formatMessage(messages.addPasskey)}
          description={intl.formatMessage(messages.addText)}
          onClose={onClose}
        >
          {(done) => (
            <AddPasskey
              count={factors.passkeys.length}
              onDone={(codes, name) =>
                done(intl.formatMessage(messages.passkeyAdded, { name }), codes)
              }
            />
          )}
        </FactorDialog>
      );
    case 'removeApp':
      return <RemoveFactor factors={factors} passkey={undefined} onClose={onClose} />;
    case 'removePasskey':
      return <RemoveFactor factors={factors} passkey={task.passkey} onClose={onClose} />;
  }
}
