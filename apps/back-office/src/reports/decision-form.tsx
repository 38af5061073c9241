import { useQueryClient } from '@tanstack/react-query';
import type { OperatorReport } from '@vermilion/api-client/operator';
import { RadioGroup } from '@vermilion/design-system/radio-group';
import { useToast } from '@vermilion/design-system/toast';
import { Controller } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LinesField } from '../shared/form-fields';
import { messages as shared } from '../shared/messages';
import { SavedForm } from '../shared/saved-form';
import { byText, useSavedForm } from '../shared/use-saved-form';
import { useClients } from '../wire/clients-context';
import { messages, stateNames } from './messages';

const NOTE_LENGTH = 1000;

type Outcome = Exclude<OperatorReport['status'], 'open'>;
interface Values {
  outcome: Outcome | '';
  note: string;
}

const fields = ['outcome', 'note'] as const;

/** Upholds or dismisses a report; a decision can be changed. */
export function DecisionForm({ report }: { report: OperatorReport }) {
  const intl = useIntl();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { operator } = useClients();
  const label = (name: 'outcome' | 'note') => intl.formatMessage(messages[name]);
  const state = useSavedForm<Values, OperatorReport>({
    thing: report,
    valuesOf: ({ status, note } = report) => ({ outcome: status === 'open' ? '' : status, note }),
    send: async ({ outcome, note }, version = 0) =>
      // Required below
      operator.decideReport({ id: report.id, version, outcome: outcome as Outcome, note }),
    compare: byText(({ outcome, note }) => [
      { label: label('outcome'), text: outcome && intl.formatMessage(stateNames[outcome]) },
      { label: label('note'), text: note },
    ]),
    fieldOf: (field) => fields.find((name) => name === field),
    onSaved: () => {
      toast.show({ message: intl.formatMessage(shared.saved), tone: 'positive' });
      void queryClient.invalidateQueries({ queryKey: ['work', 'reports'] });
    },
  });
  return (
    <SavedForm state={state}>
      <Controller
        name="outcome"
        control={state.form.control}
        rules={{ required: intl.formatMessage(shared.needed) }}
        render={({ field, fieldState }) => (
          <RadioGroup
            label={label('outcome')}
            options={[
              { value: 'upheld', label: intl.formatMessage(messages.uphold) },
              { value: 'dismissed', label: intl.formatMessage(messages.dismiss) },
            ]}
            name={field.name}
            value={field.value}
            error={fieldState.error?.message}
            onValueChange={field.onChange}
            ref={field.ref}
          />
        )}
      />
      <LinesField
        name="note"
        label={label('note')}
        hint={intl.formatMessage(messages.noteHint)}
        maxLength={NOTE_LENGTH}
      />
    </SavedForm>
  );
}
