import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScope } from '../session/session-context';
import { ConfirmAction } from '../shared/confirm-action';
import { Facts } from '../shared/facts';
import { ReasonedAction } from '../shared/reasoned-action';
import { Time } from '../shared/time';
import { labels, messages } from './messages';
import { useShopActions } from './use-shop-actions';

const REASON_LENGTH = 500;

/** Whether the mall has suspended a shop and why, and the way to do or end it. */
export function Suspension({ shop: { id, name, suspension } }: { shop: OperatorShopDetail }) {
  const intl = useIntl();
  const mayWrite = useScope('shops:write');
  const { suspend, resume } = useShopActions(id);
  const [isOpen, setOpen] = useState(false);
  const label = suspension ? messages.resume : messages.suspend;
  const button = mayWrite && (
    <Button onClick={() => setOpen(true)}>
      <FormattedMessage {...label} />
    </Button>
  );
  return (
    <>
      {suspension ? (
        <Alert tone="critical" title={intl.formatMessage(messages.suspended)} action={button}>
          <Facts
            facts={[
              [labels.reason, suspension.reason],
              [labels.since, <Time value={suspension.since} />],
            ]}
          />
        </Alert>
      ) : (
        button && <Inline>{button}</Inline>
      )}
      {isOpen && !suspension && (
        <ReasonedAction
          title={intl.formatMessage(messages.suspendTitle, { name })}
          description={intl.formatMessage(messages.suspendText)}
          hint={intl.formatMessage(messages.suspendHint)}
          maxLength={REASON_LENGTH}
          confirmLabel={intl.formatMessage(messages.suspend)}
          act={suspend}
          done={intl.formatMessage(messages.suspendedNow, { name })}
          onClose={() => setOpen(false)}
        />
      )}
      {isOpen && suspension && (
        <ConfirmAction
          title={intl.formatMessage(messages.resumeTitle, { name })}
          confirmLabel={intl.formatMessage(messages.resume)}
          act={resume}
          done={intl.formatMessage(messages.resumedNow, { name })}
          onClose={() => setOpen(false)}
        >
          <FormattedMessage {...messages.resumeText} />
        </ConfirmAction>
      )}
    </>
  );
}
