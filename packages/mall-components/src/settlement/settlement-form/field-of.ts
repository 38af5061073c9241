import type { ChangeDetail } from '@vermilion/design-system';
import { useIntl } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import type { SettlementDraft } from '../types';
import type { SettlementFormModel } from './use-settlement-form';

/** Returns the props of a field for a text of the draft. */
export function useFieldOf({ idOf, state, errorOf, change }: SettlementFormModel) {
  const { formatMessage } = useIntl();
  return (name: keyof SettlementDraft, label: PlainMessage) => ({
    id: idOf(name),
    name,
    value: state.draft[name],
    label: formatMessage(label),
    error: errorOf(name),
    onValueChange: (value: string, detail: ChangeDetail<'input'>) => change(name, value, detail),
  });
}
