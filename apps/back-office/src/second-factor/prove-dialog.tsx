import type { FactorProof, SecondFactors } from '@vermilion/api-client/operator';
import { Dialog } from '@vermilion/design-system/dialog';
import { useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { ProveForm } from './prove-form';
import { methodsOf } from './queries';

export interface ProveDialogProps {
  factors: SecondFactors;
  onProved: () => void;
  onClose: () => void;
}

/** Asks for a second factor before one is changed. */
export function ProveDialog({ factors, onProved, onClose }: ProveDialogProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const prove = (proof: FactorProof) => operator.proveSecondFactor(proof).then(onProved);
  return (
    <Dialog
      open
      title={intl.formatMessage(messages.proveTitle)}
      description={intl.formatMessage(messages.proveText)}
      closeLabel={intl.formatMessage(shared.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <ProveForm
        methods={methodsOf(factors)}
        action={intl.formatMessage(messages.confirm)}
        pendingLabel={intl.formatMessage(messages.proving)}
        prove={prove}
      />
    </Dialog>
  );
}
