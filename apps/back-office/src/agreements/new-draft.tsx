import { useQueryClient } from '@tanstack/react-query';
import type { AgreementFields } from '@vermilion/api-client/operator';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { RecordDialog } from '../records/record-dialog';
import { agreementNames } from '../shared/agreement-names';
import { saved } from '../shared/unsaved-guard';
import { useClients } from '../wire/clients-context';
import { labels } from './messages';

const TEXT_LENGTH = 100_000;

export interface NewDraftProps {
  /** What it begins with, such as the version in force. */
  from: AgreementFields;
  onClose: () => void;
}

/** Creates a draft, and opens it. */
export function NewDraft({ from, onClose }: NewDraftProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const create = async (...args: Parameters<typeof operator.createAgreement>) => {
    const { id } = await operator.createAgreement(...args);
    void queryClient.invalidateQueries({ queryKey: ['work', 'agreements'] });
    void navigate(`/agreements/${id}`, { state: saved });
  };
  const kinds = Object.entries(agreementNames);
  return (
    <RecordDialog<AgreementFields>
      title={text('add')}
      fields={[
        {
          name: 'kind',
          label: text('kind'),
          kind: 'choice',
          options: kinds.map(([value, name]) => ({ value, label: intl.formatMessage(name) })),
        },
        {
          name: 'text',
          label: text('text'),
          hint: text('textHint'),
          kind: 'text',
          maxLength: TEXT_LENGTH,
          required: true,
          translated: true,
        },
      ]}
      row={from}
      create={create}
      onSaved={() => {}}
      onClose={onClose}
    />
  );
}
