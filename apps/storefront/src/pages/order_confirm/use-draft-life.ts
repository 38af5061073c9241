import { useQueryClient } from '@tanstack/react-query';
import type { PreOrder } from '@vermilion/api-client';
import { loadDraft, startOrder } from '@vermilion/mall-data/checkout';
import { useEffect } from 'react';
import type { CheckoutAction } from '../../checkout/checkout-action';
import { useApp } from '../../deps/app-context';
import { useAction } from '../../errors/use-action';
import { paths } from '../../page-params/paths';
import { useAsyncNavigate } from '../../routing/page-router-context';
import { drafts } from '../../session/drafts';
import { draftPage } from './draft-page';
import { draftQuery } from './loader';

/** Milliseconds between extensions of the draft on activity. */
const EXTEND_AFTER_MS = 60_000;

/** The contents of a draft. */
function goodsOf({ cartIdList, orderList }: PreOrder): CheckoutAction {
  const lines = orderList.flatMap(({ orderInfoList }) => orderInfoList);
  const [line] = lines;
  return cartIdList?.length || lines.length !== 1 || !line
    ? { type: 'checkout', skuIds: lines.flatMap(({ attrValueId }) => attrValueId ?? []) }
    : {
        type: 'buyNow',
        productId: line.productId ?? 0,
        skuId: line.attrValueId ?? 0,
        quantity: line.payNum,
      };
}

/**
 * Extends the draft while the shopper is active on the page.
 * @param onRenew called before it is displayed anew
 * @returns recreates it after it has expired
 */
export function useDraftLife(preOrderNo: string, draft: PreOrder, onRenew: () => void) {
  const app = useApp();
  const queryClient = useQueryClient();
  const navigate = useAsyncNavigate();
  useEffect(() => {
    const { queryKey } = draftQuery(app, preOrderNo);
    let requestedAt = 0;
    const extend = async () => {
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      if (Date.now() - Math.max(requestedAt, updatedAt) < EXTEND_AFTER_MS) return;
      requestedAt = Date.now();
      const living = await loadDraft(app.api, preOrderNo).catch(() => null);
      // An expired draft stays on the page: the shopper recreates it and loses nothing.
      if (living) queryClient.setQueryData(queryKey, living);
    };
    const listening = new AbortController();
    for (const event of ['pointerdown', 'keydown']) {
      document.addEventListener(event, () => void extend(), { signal: listening.signal });
    }
    return () => listening.abort();
  }, [app, queryClient, preOrderNo]);

  return useAction({
    mutationFn: () => startOrder(app.api, goodsOf(draft)),
    onSuccess(next) {
      onRenew();
      drafts.forget(draftPage(preOrderNo), draftPage(next));
      return navigate(paths.confirm(next), { replace: true, preventScrollReset: true });
    },
  });
}
