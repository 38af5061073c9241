import { useEffect, useState } from 'react';
import { useApp } from '../deps/app-context';
import { forgetGoods, recentGoods, renameGoods } from './recent-goods';

/** Recently viewed goods. Those viewed in another language are asked for their names in this one. */
export function useRecentGoods() {
  const { queries, queryClient, locale } = useApp();
  const [goods, setGoods] = useState(() => recentGoods());
  useEffect(() => {
    let left = false;
    const nameOf = async (id: number) => {
      const query = { ...queries.productDetail({ id }), meta: { quiet: true } };
      // Goods that are gone, or not answered, keep the name they had
      const detail = await queryClient.fetchQuery(query).catch(() => undefined);
      return detail ? [[id, detail.productInfo.storeName] as const] : [];
    };
    const translate = async () => {
      const foreign = recentGoods().filter((one) => one.locale !== locale);
      if (foreign.length === 0) return;
      const names = await Promise.all(foreign.map(({ id }) => nameOf(id)));
      renameGoods(new Map(names.flat()), locale);
      if (!left) setGoods(recentGoods());
    };
    void translate();
    return () => {
      left = true;
    };
  }, [queries, queryClient, locale]);
  const forget = () => {
    forgetGoods();
    setGoods([]);
  };
  return { goods, forget };
}
