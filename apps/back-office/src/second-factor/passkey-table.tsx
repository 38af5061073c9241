import type { Passkey } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Inline } from '@vermilion/design-system/inline';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListTable } from '../shared/list-table';
import * as styles from '../shared/page.css';
import { Time } from '../shared/time';
import { labels, messages } from './messages';

export interface PasskeyTableProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** The passkeys of an account. */
export function PasskeyTable({ passkeys, onRename, onRemove }: PasskeyTableProps) {
  const intl = useIntl();
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <ListTable
      name="passkeys"
      caption={header('passkeys')}
      captionHidden
      density="dense"
      rows={passkeys}
      rowKey={({ id }) => id}
      rowHeader="name"
      columns={[
        {
          id: 'name',
          header: header('passkeyName'),
          cell: ({ name }) => <bdi className={styles.anyText}>{name}</bdi>,
        },
        {
          id: 'added',
          from: 'md',
          header: header('added'),
          cell: ({ createTime }) => <Time value={createTime} />,
        },
        {
          id: 'lastUsed',
          from: 'sm',
          header: header('lastUsed'),
          cell: ({ lastUsedTime }) =>
            lastUsedTime ? <Time value={lastUsedTime} /> : <FormattedMessage {...messages.never} />,
        },
        {
          id: 'actions',
          header: header('actions'),
          kind: 'action',
          cell: (passkey) => (
            <Inline nowrap justify="end">
              <Button
                size="sm"
                aria-label={intl.formatMessage(messages.renameOf, { name: passkey.name })}
                onClick={() => onRename(passkey)}
              >
                <FormattedMessage {...messages.rename} />
              </Button>
              <Button
                size="sm"
                aria-label={intl.formatMessage(messages.removeOf, { name: passkey.name })}
                onClick={() => onRemove(passkey)}
              >
                <FormattedMessage {...messages.remove} />
              </Button>
            </Inline>
          ),
        },
      ]}
      empty={
        <EmptyState>
          <FormattedMessage {...messages.noPasskeys} />
        </EmptyState>
      }
    />
  );
}
