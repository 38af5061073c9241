import type { FactorProof, StaffPlace } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as factor } from '../second-factor/messages';
import { ProveForm } from '../second-factor/prove-form';
import { EntryCard } from './entry-card';
import { messages } from './messages';

export interface CodeFormProps {
  place: StaffPlace;
  /** Opens the place with a proof. */
  open: (proof: FactorProof) => Promise<void>;
  onOtherAccount: () => void;
}

/** Asks for the second factor that a place needs. */
export function CodeForm({ place, open, onOtherAccount }: CodeFormProps) {
  const intl = useIntl();
  return (
    <EntryCard title={factor.proveTitle}>
      <Stack>
        <ProveForm
          methods={place.secondFactors}
          action={intl.formatMessage(messages.open)}
          pendingLabel={intl.formatMessage(messages.opening)}
          prove={open}
        />
        <Button variant="ghost" block onClick={onOtherAccount}>
          <FormattedMessage {...messages.otherAccount} />
        </Button>
      </Stack>
    </EntryCard>
  );
}
