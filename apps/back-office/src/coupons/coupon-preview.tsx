import type { CouponPreview as Preview } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { CouponCard } from '@vermilion/mall-components/coupon';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../i18n/locale-context';
import { languageTag } from '../i18n/locales';
import { ShoppersView } from '../i18n/shoppers-view';
import { Amount } from '../shared/amount';
import * as page from '../shared/page.css';
import { useMallFormat } from '../wire/use-mall-format';
import type { CouponFields } from './coupon-values';
import { messages } from './messages';
import { toCard } from './to-card';

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
  coupon: CouponFields;
  reach: Preview;
}

/** A coupon as shoppers see it, with the goods and the accounts that it is for. */
export function CouponPreview({ coupon, reach: { goods, accounts } }: CouponPreviewProps) {
  const { locale } = useLocale();
  const mall = useMallFormat();
  const [now] = useState(() => new Date());
  const card = toCard(mall, coupon, { language: languageTag(locale), now });
  const isForNew = coupon.type === 2;
  const none = <FormattedMessage {...messages.previewNone} />;
  return (
    <Card role="status">
      <Stack>
        <ShoppersView locale={locale}>
          <CouponCard coupon={card} />
        </ShoppersView>
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
