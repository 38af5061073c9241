import type { OperatorShopCategory } from '@vermilion/api-client/operator';
import { Select } from '@vermilion/design-system/select';
import { Stack } from '@vermilion/design-system/stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import type { ShopCategories } from './use-shop-categories';

export interface RemoveShopCategoryProps {
  shopCategory: OperatorShopCategory;
  shopCategories: ShopCategories;
  onClose: () => void;
}

/** Asks whether a category shall be deleted, and where its goods go. */
export function RemoveShopCategory({
  shopCategory,
  shopCategories,
  onClose,
}: RemoveShopCategoryProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const [moveTo, setMoveTo] = useState('');
  const { id, version, name, goods } = shopCategory;
  const remove = async () => {
    try {
      await operator.deleteShopCategory({ id, version, ...(moveTo && { moveTo: Number(moveTo) }) });
    } finally {
      void shopCategories.reload();
    }
  };
  return (
    <ConfirmAction
      tone="critical"
      title={intl.formatMessage(messages.removeTitle, { name })}
      confirmLabel={intl.formatMessage(messages.remove)}
      pendingLabel={intl.formatMessage(messages.removing)}
      act={remove}
      reasons={{ 'in-use': messages.inUse }}
      onClose={onClose}
    >
      <Stack gap="sm" align="stretch">
        <FormattedMessage {...messages.goods} values={{ count: goods }} />
        {goods > 0 && (
          <Select
            label={intl.formatMessage(messages.moveTo)}
            value={moveTo}
            onValueChange={setMoveTo}
          >
            <option value="">{intl.formatMessage(messages.choose)}</option>
            {shopCategories.all
              .filter((one) => one.id !== id)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
          </Select>
        )}
      </Stack>
    </ConfirmAction>
  );
}
