import { useQueryClient } from '@tanstack/react-query';
import type { OperatorAgreement } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { Grid } from '@vermilion/design-system/grid';
import { Inline } from '@vermilion/design-system/inline';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ConfirmAction } from '../shared/confirm-action';
import { Facts } from '../shared/facts';
import { Time } from '../shared/time';
import { saved } from '../shared/unsaved-guard';
import { useClients } from '../wire/clients-context';
import { AgreementStateBadge } from './agreement-state';
import { DraftForm } from './draft-form';
import { labels, messages } from './messages';
import { NewDraft } from './new-draft';
import { PublishDialog } from './publish-dialog';
import { Reading } from './reading';

/** A version: a draft is edited and published; a published one is read, and another draft begins with it. */
export function AgreementView({ agreement }: { agreement: OperatorAgreement }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'publish' | 'remove' | 'copy'>();
  const close = () => setOpen(undefined);
  const { id, version, fromTime, accepted: count, kind, text, translations } = agreement;
  const isDraft = agreement.state === 'draft';
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: ['work', 'agreement', id] });
    void queryClient.invalidateQueries({ queryKey: ['work', 'agreements'] });
  };
  const remove = async () => {
    await operator.deleteAgreement({ id, version });
    void queryClient.invalidateQueries({ queryKey: ['work', 'agreements'] });
    void navigate('/agreements', { state: saved });
  };
  return (
    <>
      <Inline>
        {isDraft ? (
          <>
            <Button variant="primary" onClick={() => setOpen('publish')}>
              <FormattedMessage {...messages.publish} />
            </Button>
            <Button onClick={() => setOpen('remove')}>
              <FormattedMessage {...messages.remove} />
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('copy')}>
            <FormattedMessage {...messages.copy} />
          </Button>
        )}
      </Inline>
      <Card>
        <Facts
          facts={[
            [labels.state, <AgreementStateBadge state={agreement.state} />],
            [labels.from, fromTime && <Time value={fromTime} />],
            [labels.accepted, <FormattedMessage {...messages.people} values={{ count }} />],
          ]}
        />
      </Card>
      <Grid columns={isDraft ? { base: 1, lg: 2 } : 1}>
        {isDraft && (
          <Card>
            <DraftForm agreement={agreement} onSaved={reload} />
          </Card>
        )}
        <Reading agreement={agreement} />
      </Grid>
      {open === 'publish' && (
        <PublishDialog agreement={agreement} onDone={reload} onClose={close} />
      )}
      {open === 'copy' && <NewDraft from={{ kind, text, translations }} onClose={close} />}
      {open === 'remove' && (
        <ConfirmAction
          tone="critical"
          title={intl.formatMessage(messages.remove)}
          confirmLabel={intl.formatMessage(messages.remove)}
          act={remove}
          done={intl.formatMessage(messages.removed)}
          onClose={close}
        >
          <FormattedMessage {...messages.removeText} />
        </ConfirmAction>
      )}
    </>
  );
}
