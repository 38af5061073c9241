import type { CouponPreview as Preview } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '../shared/amount';
import * as page from '../shared/page.css';
import { messages } from './messages';

interface NamesProps {
  title: ReactNode;
  total: number;
  rows: readonly { id: number; text: ReactNode }[];
  none: ReactNode;
}

function Names({ title, total, rows, none }: NamesProps) {
  return (
    <Stack gap="xs">
      <Heading level={2} size="md">
        {title}
      </Heading>
      {rows.length === 0 && <Text color="muted">{none}</Text>}
      <ul>
        {rows.map(({ id, text }) => (
          <li key={id} className={page.anyText}>
            {text}
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <Text color="muted">
          <FormattedMessage {...messages.more} values={{ count: total - rows.length }} />
        </Text>
      )}
    </Stack>
  );
}

export interface CouponPreviewProps {
  preview: Preview;
  /** It is a gift for accounts that do not exist yet. */
  isForNew: boolean;
}

/** The goods and the accounts that a coupon is for. */
export function CouponPreview({ preview: { goods, accounts }, isForNew }: CouponPreviewProps) {
  const none = <FormattedMessage {...messages.previewNone} />;
  return (
    <Card role="status">
      <Stack>
        <Names
          title={<FormattedMessage {...messages.previewGoods} values={{ count: goods.total }} />}
          total={goods.total}
          rows={goods.list.map(({ id, name, price }) => ({
            id,
            text: (
              <>
                <bdi>{name}</bdi> · <Amount value={price} />
              </>
            ),
          }))}
          none={none}
        />
        <Names
          title={
            <FormattedMessage {...messages.previewAccounts} values={{ count: accounts.total }} />
          }
          total={accounts.total}
          rows={accounts.list.map(({ id, nickname }) => ({ id, text: <bdi>{nickname}</bdi> }))}
          none={isForNew ? <FormattedMessage {...messages.giftNew} /> : none}
        />
      </Stack>
    </Card>
  );
}
