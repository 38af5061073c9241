import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from '@vermilion/design-system/skeleton';
import type { ReactNode } from 'react';
import { Failure } from './failure';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What shows data: a skeleton before they are there, and why they are not. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div aria-busy="true">
      <Skeleton ratio="16/9" width="1/2" />
    </div>
  );
}
