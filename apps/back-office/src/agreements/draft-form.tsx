import type { AgreementText, OperatorAgreement } from '@vermilion/api-client/operator';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { RecordForm } from '../records/record-form';
import { useClients } from '../wire/clients-context';
import { labels } from './messages';

const TEXT_LENGTH = 100_000;

export interface DraftFormProps {
  agreement: OperatorAgreement;
  /** Loads it again. */
  onSaved: () => void;
}

/** The text of a draft, in the language of the mall and in others. */
export function DraftForm({ agreement, onSaved }: DraftFormProps) {
  const intl = useIntl();
  const toast = useToast();
  const { operator } = useClients();
  const saved = () => {
    toast.show({ message: intl.formatMessage(record.saved), tone: 'positive' });
    onSaved();
  };
  return (
    <RecordForm<AgreementText>
      // Another version begins anew
      key={agreement.version}
      fields={[
        {
          name: 'text',
          label: intl.formatMessage(labels.text),
          hint: intl.formatMessage(labels.textHint),
          kind: 'text',
          maxLength: TEXT_LENGTH,
          required: true,
          translated: true,
        },
      ]}
      row={agreement}
      save={(values) => operator.saveAgreement(values)}
      onSaved={saved}
    />
  );
}
