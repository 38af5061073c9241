import { Grid } from '@vermilion/design-system/grid';
import { Stack } from '@vermilion/design-system/stack';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ChoiceField, SwitchField } from '../shared/choice-field';
import { AmountField, LineField, TimeField, WholeField } from '../shared/form-fields';
import { messages as shared } from '../shared/messages';
import { TranslatedField } from '../shared/translated-field';
import { CategoriesField } from './categories-field';
import type { CouponValues } from './coupon-values';
import { GoodsField } from './goods-field';
import { kindNames, labels, messages, wayNames } from './messages';

/** By the contract. */
const NAME_LENGTH = 60;
const MOST_DAYS = 3650;
const MOST = 1_000_000_000;

export interface CouponFieldsProps {
  isOfShop: boolean;
  /** Somebody has it: it keeps its terms. */
  isGiven: boolean;
}

/** The fields of a coupon. */
export function CouponFields({ isOfShop, isGiven }: CouponFieldsProps) {
  const intl = useIntl();
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const [useType, validity] = useWatch<CouponValues, ['useType', 'validity']>({
    name: ['useType', 'validity'],
  });
  const kinds = isOfShop ? ([1, 2] as const) : ([3, 4] as const);
  const ways = isOfShop ? ([1, 3] as const) : ([1, 2, 3] as const);
  const two = { base: 1, md: 2 } as const;
  const zone = intl.formatMessage(shared.zone);
  return (
    <>
      <Stack asChild align="stretch">
        <fieldset disabled={isGiven}>
          <Grid columns={two} gap="md">
            <LineField name="name" label={text('name')} maxLength={NAME_LENGTH} required />
            <AmountField name="amount" label={text('amount')} required />
            <ChoiceField
              name="useType"
              label={text('kind')}
              disabled={isGiven}
              options={kinds.map((kind) => ({
                value: String(kind),
                title: intl.formatMessage(kindNames[kind]),
              }))}
            />
            <ChoiceField
              name="type"
              label={text('way')}
              disabled={isGiven}
              options={ways.map((way) => ({
                value: String(way),
                title: intl.formatMessage(wayNames[way]),
              }))}
            />
            {useType === '2' && (
              <GoodsField name="productIds" label={text('goods')} disabled={isGiven} />
            )}
            {useType === '4' && <CategoriesField disabled={isGiven} />}
            <AmountField name="minAmount" label={text('minAmount')} hint={text('minHint')} />
          </Grid>
          <ChoiceField
            name="validity"
            label={text('validity')}
            disabled={isGiven}
            options={[
              { value: 'days', title: intl.formatMessage(messages.forDays) },
              { value: 'time', title: intl.formatMessage(messages.forTime) },
            ]}
          />
          <Grid columns={two} gap="md">
            {validity === 'days' && (
              <WholeField name="days" label={text('days')} min={1} max={MOST_DAYS} required />
            )}
            {validity === 'time' && (
              <TimeField name="useFrom" label={text('useFrom')} hint={zone} required />
            )}
            <TimeField name="claimFrom" label={text('claimFrom')} hint={zone} />
          </Grid>
        </fieldset>
      </Stack>
      <Grid columns={two} gap="md">
        {validity === 'time' && (
          <TimeField name="useUntil" label={text('useUntil')} hint={zone} required />
        )}
        <TimeField name="claimUntil" label={text('claimUntil')} hint={zone} />
        <WholeField
          name="total"
          label={text('total')}
          hint={text('totalHint')}
          min={1}
          max={MOST}
        />
      </Grid>
      <SwitchField name="open" label={text('open')} />
      <TranslatedField name="name" label={text('name')} maxLength={NAME_LENGTH} />
    </>
  );
}
