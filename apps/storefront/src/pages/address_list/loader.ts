import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { listParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';

const LIMIT = 12;

export const addressesQuery = ({ queries }: AppDeps, page: number) =>
  queries.addressList({ page, limit: LIMIT });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { page } = listParams.parse(new URL(request.url).searchParams);
    const addresses = await deps.queryClient.ensureQueryData(addressesQuery(deps, page));
    return beyondEnd(page, addresses, paths.addresses) ?? null;
  };
