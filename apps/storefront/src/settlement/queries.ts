import { useQuery } from '@tanstack/react-query';
import { rowsOf } from '@vermilion/mall-data/format';
import { toApplication, toCategories, toTypes } from '@vermilion/mall-data/settlement';
import { useApp } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { useMallFormat } from '../deps/mall-context';
import { listState } from '../shared/list-state';

type Queries = Pick<AppDeps, 'queries'>;

const LIMIT = 10;
/** For servers that do not send it. */
const REVIEW_DAYS = 15;

export const agreementQuery = ({ queries }: Queries) => queries.settlementAgreement();
export const categoriesQuery = ({ queries }: Queries) => queries.shopCategories();
export const typesQuery = ({ queries }: Queries) => queries.shopTypes();
export const applicationQuery = ({ queries }: Queries, id: number) =>
  queries.merchantApplication({ id });
export const applicationsQuery = ({ queries }: Queries, page: number) =>
  queries.merchantApplications({ page, limit: LIMIT });

/** Data of the mall for the settlement form and its records. */
export const mallQueries = (deps: AppDeps) =>
  Promise.all([
    deps.queryClient.ensureQueryData(agreementQuery(deps)),
    deps.queryClient.ensureQueryData(categoriesQuery(deps)),
    deps.queryClient.ensureQueryData(typesQuery(deps)),
  ]);

/** The options of the form, the agreement, and the duration of a review. */
export function useSettlementChoices() {
  const app = useApp();
  const agreement = useQuery(agreementQuery(app)).data;
  return {
    agreement: agreement?.agreement ?? '',
    reviewDays: agreement?.reviewDays ?? REVIEW_DAYS,
    categories: toCategories(useQuery(categoriesQuery(app)).data),
    types: toTypes(useQuery(typesQuery(app)).data),
  };
}

/** One page of the applications, in the list's props. */
export function useApplications(page: number) {
  const mall = useMallFormat();
  const query = useQuery(applicationsQuery(useApp(), page));
  const { categories, types, reviewDays } = useSettlementChoices();
  return {
    applications: rowsOf(query.data?.list, toApplication(mall, { categories, types })),
    reviewDays,
    pages: query.data?.pages ?? 0,
    state: listState(query, page),
    onRetry: () => void query.refetch(),
  } as const;
}
