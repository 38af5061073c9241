import { useQueryClient } from '@tanstack/react-query';
import type { OperatorCouponDetail } from '@vermilion/api-client/operator';
import { useIntl } from 'react-intl';
import { shownTranslations } from '../shared/text-languages';
import { useIdempotency } from '../shared/use-idempotency';
import { byText, type Shown, useSavedForm } from '../shared/use-saved-form';
import { useClients } from '../wire/clients-context';
import { useMallFormat } from '../wire/use-mall-format';
import { type CouponValues, couponValues, sentCoupon } from './coupon-values';
import { kindNames, labels, wayNames } from './messages';

export interface CouponFormOptions {
  coupon: OperatorCouponDetail | undefined;
  isOfShop: boolean;
  onSaved: () => void;
}

const plain = [
  'name',
  'amount',
  'minAmount',
  'days',
  'useFrom',
  'useUntil',
  'claimFrom',
  'claimUntil',
  'total',
] as const;

const fieldOf = (field: string) =>
  field.startsWith('translations.')
    ? (field as `translations.${string}.name`)
    : ([...plain, 'useType', 'type', 'productIds', 'categoryIds'] as const).find(
        (name) => name === field.split('.')[0],
      );

/** The state of the form for a coupon. */
export function useCouponForm({ coupon, isOfShop, onSaved }: CouponFormOptions) {
  const intl = useIntl();
  const mall = useMallFormat();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const { once } = useIdempotency();
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const show = (values: CouponValues): Shown[] => [
    { label: text('kind'), text: intl.formatMessage(kindNames[Number(values.useType) as 1]) },
    { label: text('way'), text: intl.formatMessage(wayNames[Number(values.type) as 1]) },
    ...plain.map((name) => ({ label: text(name), text: values[name] })),
    { label: text('goods'), text: values.productIds.join(', ') },
    { label: text('categories'), text: values.categoryIds.join(', ') },
    { label: text('state'), text: text(values.open ? 'open' : 'closed') },
    ...shownTranslations(values.translations, 'name', text('name')),
  ];
  return useSavedForm<CouponValues, OperatorCouponDetail>({
    thing: coupon,
    valuesOf: (thing) => couponValues(mall, thing, isOfShop),
    send: async (values, version) => {
      const sent = sentCoupon(mall, values, coupon);
      try {
        if (coupon && version !== undefined)
          return await operator.saveCoupon({ ...sent, id: coupon.id, version });
        await operator.createCoupon(sent, once());
        return undefined;
      } finally {
        for (const key of ['coupons', 'coupon'])
          void queryClient.invalidateQueries({ queryKey: ['work', key] });
      }
    },
    compare: byText(show),
    fieldOf,
    onSaved,
  });
}
