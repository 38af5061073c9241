import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { MallError, type PreOrder } from '@vermilion/api-client';
import type { PriceChoice } from '@vermilion/mall-data/checkout';
import { type Priced, toReservation } from '@vermilion/mall-data/checkout';
import { useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { errorMessage } from '../../errors/error-message';
import { draftQuery, priceQuery } from './loader';

/** Whether a call was refused since the draft has ended. */
const isDraftExpiry = (error: unknown) =>
  error instanceof MallError && error.reason === 'draft-expired';

/** The price with the given choices; the draft's own if they are the same. */
export function usePrice(preOrderNo: string, draft: PreOrder, choice: PriceChoice) {
  const app = useApp();
  const intl = useIntl();
  const loaded = useSuspenseQuery(draftQuery(app, preOrderNo));
  const isOwn =
    choice.couponIds.length === 0 &&
    !choice.pointsUsed &&
    !choice.deliveries?.length &&
    choice.addressId === (draft.addressId ?? undefined);
  const price = useQuery({
    ...priceQuery(app, preOrderNo, choice),
    enabled: !isOwn,
    placeholderData: keepPreviousData,
  });
  const isExpired = !isOwn && isDraftExpiry(price.error);
  const computed = isOwn ? undefined : price.data;
  const priced: Priced = computed ?? draft;
  // During hydration both have the same time, and the price was computed after the draft was loaded
  const isNewest = computed !== undefined && price.dataUpdatedAt >= loaded.dataUpdatedAt;
  return {
    priced,
    pending: !isOwn && price.isFetching,
    problem: !isOwn && price.isError && !isExpired ? errorMessage(price.error, intl) : undefined,
    isExpired,
    reservation: isNewest
      ? toReservation(computed, price.dataUpdatedAt)
      : toReservation(draft, loaded.dataUpdatedAt),
  };
}
