import { useIntl } from 'react-intl';
import { RecordDialog } from '../records/record-dialog';
import { labels } from './messages';
import { useShopActions } from './use-shop-actions';

export interface BankAccountDialogProps {
  shopId: number;
  onClose: () => void;
}

const empty = { holder: '', accountNumber: '', bankCode: '' };

/** Sets where a shop is paid. The one that is known is not shown: nobody needs to read it. */
export function BankAccountDialog({ shopId, onClose }: BankAccountDialogProps) {
  const intl = useIntl();
  const { setAccount } = useShopActions(shopId);
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <RecordDialog
      title={text('setAccount')}
      fields={[
        { name: 'holder', label: text('holder'), kind: 'line', maxLength: 100, required: true },
        {
          name: 'accountNumber',
          label: text('accountNumber'),
          kind: 'line',
          maxLength: 50,
          required: true,
        },
        {
          name: 'bankCode',
          label: text('bankCode'),
          hint: text('bankCodeHint'),
          kind: 'line',
          maxLength: 30,
        },
      ]}
      row={empty}
      create={setAccount}
      onSaved={() => {}}
      onClose={onClose}
    />
  );
}
