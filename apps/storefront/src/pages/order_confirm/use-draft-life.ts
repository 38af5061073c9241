import { useQueryClient } from '@tanstack/react-query';
import type { PreOrder } from '@vermilion/api-client';
import { useEffect } from 'react';
import { useNavigate } from '../../routing/router';
import { useApp } from '../../app/app-context';
import { startOrder } from '../../checkout/start-order';
import { useAction } from '../../errors/use-action';
import { paths } from '../../paths';
import type { CheckoutAction } from '../../checkout/checkout-action';
import { draftQuery, loadDraft } from './loader';

/** Time after which what the shopper does makes the draft live longer. */
const EXTEND_AFTER_MS = 60_000;

/** What a draft was made of. */
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
 * Keeps the draft alive while the shopper does something in the page.
 * @returns makes it anew when it has expired
 */
export function useDraftLife(preOrderNo: string, draft: PreOrder) {
  const app = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const { queryKey } = draftQuery(app, preOrderNo);
    let askedAt = 0;
    const extend = async () => {
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      if (Date.now() - Math.max(askedAt, updatedAt) < EXTEND_AFTER_MS) return;
      askedAt = Date.now();
      const living = await loadDraft(app, preOrderNo).catch(() => null);
      // One that has expired stays on the page: the shopper makes it anew and loses nothing.
      if (living) queryClient.setQueryData(queryKey, living);
    };
    const listener = new AbortController();
    for (const event of ['pointerdown', 'keydown']) {
      document.addEventListener(event, () => void extend(), listener);
    }
    return () => listener.abort();
  }, [app, queryClient, preOrderNo]);

  return useAction({
    mutationFn: () => startOrder(app.api, goodsOf(draft)),
    onSuccess: (next) => navigate(paths.confirm(next), { replace: true, preventScrollReset: true }),
  });
}
