import { useQueryClient } from '@tanstack/react-query';
import type { OperatorApplication } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { ReasonedAction } from '../shared/reasoned-action';
import { useClients } from '../wire/clients-context';
import { messages, refusals } from './messages';

const REASON_LENGTH = 255;

export interface DecisionProps {
  application: OperatorApplication;
  onDecided: () => void;
}

/** Approves an application, or refuses it with a reason. */
export function Decision({ application: { id, name }, onDecided }: DecisionProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'approve' | 'refuse'>();
  const close = () => setOpen(undefined);
  const decide = async (call: Promise<unknown>) => {
    await call;
    void queryClient.invalidateQueries({ queryKey: ['work', 'applications'] });
    void queryClient.invalidateQueries({ queryKey: ['work', 'shops'] });
    onDecided();
  };
  return (
    <Inline>
      <Button variant="primary" onClick={() => setOpen('approve')}>
        <FormattedMessage {...messages.approve} />
      </Button>
      <Button onClick={() => setOpen('refuse')}>
        <FormattedMessage {...messages.refuse} />
      </Button>
      {open === 'approve' && (
        <ConfirmAction
          title={intl.formatMessage(messages.approveTitle, { name })}
          confirmLabel={intl.formatMessage(messages.approve)}
          act={() => decide(operator.approveApplication({ id }))}
          done={intl.formatMessage(messages.approvedNow, { name })}
          onClose={close}
        >
          <FormattedMessage {...messages.approveText} />
        </ConfirmAction>
      )}
      {open === 'refuse' && (
        <ReasonedAction
          title={intl.formatMessage(messages.refuseTitle, { name })}
          description={intl.formatMessage(messages.refuseText)}
          hint={intl.formatMessage(messages.refuseHint)}
          maxLength={REASON_LENGTH}
          usual={Object.values(refusals).map((reason) => intl.formatMessage(reason))}
          confirmLabel={intl.formatMessage(messages.refuse)}
          act={(reason) => decide(operator.refuseApplication({ id, reason }))}
          done={intl.formatMessage(messages.refusedNow, { name })}
          onClose={close}
        />
      )}
    </Inline>
  );
}
