import { useQueryClient } from '@tanstack/react-query';
import type { OperatorShopper } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { ReasonedAction } from '../shared/reasoned-action';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

const REASON_LENGTH = 300;

/** Blocks an account or lets it in again, and ends its sessions; each is asked for. */
export function ShopperActions({ shopper }: { shopper: OperatorShopper }) {
  const { id, nickname: name, state, sessions } = shopper;
  const intl = useIntl();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'block' | 'unblock' | 'end'>();
  const close = () => setOpen(undefined);
  const then = (call: Promise<unknown>) =>
    call.finally(() => void queryClient.invalidateQueries({ queryKey: ['work', 'shopper', id] }));
  return (
    <Inline>
      {state === 'active' && (
        <Button onClick={() => setOpen('block')}>
          <FormattedMessage {...messages.block} />
        </Button>
      )}
      {state === 'blocked' && (
        <Button onClick={() => setOpen('unblock')}>
          <FormattedMessage {...messages.unblock} />
        </Button>
      )}
      {sessions > 0 && (
        <Button onClick={() => setOpen('end')}>
          <FormattedMessage {...messages.endSessions} />
        </Button>
      )}
      {open === 'block' && (
        <ReasonedAction
          title={intl.formatMessage(messages.blockTitle, { name })}
          description={intl.formatMessage(messages.blockText)}
          hint={intl.formatMessage(messages.blockHint)}
          maxLength={REASON_LENGTH}
          confirmLabel={intl.formatMessage(messages.block)}
          act={(reason) => then(operator.blockShopper({ id, reason }))}
          done={intl.formatMessage(messages.blockedNow, { name })}
          onClose={close}
        />
      )}
      {open === 'unblock' && (
        <ConfirmAction
          title={intl.formatMessage(messages.unblockTitle, { name })}
          confirmLabel={intl.formatMessage(messages.unblock)}
          act={() => then(operator.unblockShopper({ id }))}
          done={intl.formatMessage(messages.unblocked, { name })}
          onClose={close}
        >
          <FormattedMessage {...messages.unblockText} />
        </ConfirmAction>
      )}
      {open === 'end' && (
        <ConfirmAction
          title={intl.formatMessage(messages.endTitle, { name })}
          confirmLabel={intl.formatMessage(messages.endSessions)}
          act={() => then(operator.endShopperSessions({ id }))}
          done={intl.formatMessage(messages.ended, { name })}
          onClose={close}
        >
          <FormattedMessage {...messages.endSessionsText} />
        </ConfirmAction>
      )}
    </Inline>
  );
}
