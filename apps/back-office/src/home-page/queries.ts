import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OperatorArgs } from '@vermilion/api-client/operator';
import type { Clients } from '../wire/clients';

type Calls = Pick<Clients, 'operator'>;

/** The banners of both places, past and future ones too. */
export const bannersQuery = ({ operator }: Calls) =>
  queryOptions({
    queryKey: ['work', 'home', 'banners'],
    queryFn: ({ signal }) => operator.operatorBanners({}, { signal }),
  });

/** Logo and pictures of the mall. */
export const lookQuery = ({ operator }: Calls) =>
  queryOptions({
    queryKey: ['work', 'home', 'look'],
    queryFn: ({ signal }) => operator.mallLook({}, { signal }),
  });

/** The activities, in the order of the home page. */
export const activitiesQuery = ({ operator }: Calls) =>
  queryOptions({
    queryKey: ['work', 'home', 'activities'],
    queryFn: ({ signal }) => operator.operatorActivities({}, { signal }),
  });

/** An activity with its goods. */
export const activityQuery = ({ operator }: Calls, id: number) =>
  queryOptions({
    queryKey: ['work', 'home', 'activity', id],
    queryFn: ({ signal }) => operator.operatorActivity({ id }, { signal }),
  });

/** The home page as shoppers will see it. */
export const previewQuery = ({ operator }: Calls, args: OperatorArgs['previewHome']) =>
  queryOptions({
    queryKey: ['work', 'home', 'preview', args],
    queryFn: ({ signal }) => operator.previewHome(args, { signal }),
    placeholderData: keepPreviousData,
  });

const MATCHES = 20;

/** Goods on sale with a part of their name, or a code. */
export const goodsSearchQuery = ({ operator }: Calls, keyword: string) =>
  queryOptions({
    queryKey: ['work', 'goods', 'search', keyword],
    queryFn: ({ signal }) =>
      operator.operatorGoods(
        { keyword: keyword || undefined, onSale: true, limit: MATCHES },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
