import type { ChangeDetail } from '@vermilion/design-system';
import { useIntl } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';
import type { SettlementDraft } from '../types';
import type { useSettlementForm } from './use-settlement-form';

export type SettlementFormState = ReturnType<typeof useSettlementForm>;

/** Returns the props of a field for a text of the draft. */
export function useFieldOf(form: SettlementFormState) {
  const { formatMessage } = useIntl();
  return (name: keyof SettlementDraft, label: PlainMessage) => {
    const problem = form.problems[name];
    return {
      ...{ id: form.idOf(name), name, value: form.draft[name] },
      label: formatMessage(label),
      error: problem ? formatMessage(messages[problem]) : form.refusalOf(name),
      onValueChange: (value: string, detail: ChangeDetail<'input'>) =>
        form.change(name, value, detail),
    };
  };
}
export type FieldOf = ReturnType<typeof useFieldOf>;
