import type { AgreementFields, OperatorShopper } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Table } from '@vermilion/design-system/table';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useScope } from '../session/session-context';
import { agreementNames } from '../shared/agreement-names';
import { Facts } from '../shared/facts';
import { Time } from '../shared/time';
import { kindNames, labels, messages } from './messages';
import { ShopperActions } from './shopper-actions';
import { ShopperStateBadge } from './shopper-state';

/** What the mall knows about an account, without its address, and what can be done about it. */
export function ShopperView({ shopper }: { shopper: OperatorShopper }) {
  const intl = useIntl();
  const mayWrite = useScope('shoppers:write');
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const { blockReason, blockTime } = shopper;
  return (
    <>
      {mayWrite && <ShopperActions shopper={shopper} />}
      <Card>
        <Facts
          facts={[
            [labels.state, <ShopperStateBadge state={shopper.state} />],
            [labels.reason, blockReason],
            [labels.blockedSince, blockTime && <Time value={blockTime} />],
            [labels.kind, <FormattedMessage {...kindNames[shopper.kind]} />],
            [labels.since, <Time value={shopper.createTime} />],
            [labels.number, String(shopper.id)],
            [labels.sessions, <FormattedNumber value={shopper.sessions} />],
            [labels.orders, <FormattedNumber value={shopper.orders} />],
          ]}
        />
      </Card>
      <Table
        caption={header('accepted')}
        columns={[
          {
            id: 'agreement',
            header: header('agreement'),
            cell: ({ kind }) => (
              <FormattedMessage {...agreementNames[kind as AgreementFields['kind']]} />
            ),
          },
          {
            id: 'version',
            header: header('version'),
            kind: 'number',
            cell: ({ number }) => <FormattedNumber value={number} />,
          },
          { id: 'time', header: header('time'), cell: ({ time }) => <Time value={time} /> },
        ]}
        rows={shopper.accepted}
        rowKey={({ kind, number }) => `${kind} ${number}`}
        density="dense"
        empty={
          <EmptyState size="sm">
            <FormattedMessage {...messages.acceptedNone} />
          </EmptyState>
        }
      />
    </>
  );
}
