import { useQueryClient } from '@tanstack/react-query';
import type { OperatorCategory } from '@vermilion/api-client/operator';
import { Select } from '@vermilion/design-system/select';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { ConfirmAction } from '../shared/confirm-action';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { pathOf } from './tree';

export interface RemoveCategoryProps {
  category: OperatorCategory;
  all: readonly OperatorCategory[];
  onClose: () => void;
}

/** Deletes a category; goods that are in it go to another one. */
export function RemoveCategory({ category, all, onClose }: RemoveCategoryProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const [moveTo, setMoveTo] = useState('');
  const { id, version, name, goods: count } = category;
  const remove = () =>
    operator
      .deleteCategory({ id, version, ...(moveTo && { moveTo: Number(moveTo) }) })
      .finally(() => void queryClient.invalidateQueries({ queryKey: ['work', 'categories'] }));
  return (
    <ConfirmAction
      tone="critical"
      title={intl.formatMessage(record.removeTitle, { name })}
      confirmLabel={intl.formatMessage(record.remove)}
      act={remove}
      reasons={{ 'in-use': count > 0 && !moveTo ? messages.moveToHint : messages.inUse }}
      done={intl.formatMessage(record.removed, { name })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage {...messages.removeText} />
      </p>
      {count > 0 && (
        <Select
          label={intl.formatMessage(messages.moveTo)}
          hint={intl.formatMessage(messages.goodsIn, { count })}
          value={moveTo}
          onValueChange={setMoveTo}
        >
          <option value="">{intl.formatMessage(messages.choose)}</option>
          {all
            .filter((one) => one.id !== id)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {pathOf(all, one)}
              </option>
            ))}
        </Select>
      )}
    </ConfirmAction>
  );
}
