import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Failure } from './failure';
import { Page } from './page';

export interface DetailPageProps<Data> {
  title: string;
  /** The list that it is in. */
  back: { href: string; name: MessageDescriptor };
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** The page of one thing: on its way, not to be had, or there. */
export function DetailPage<Data>({ title, back, query, children }: DetailPageProps<Data>) {
  return (
    <Page
      title={title}
      actions={
        <Link href={back.href}>
          <FormattedMessage {...back.name} />
        </Link>
      }
    >
      {query.isPending && (
        <div aria-busy="true">
          <Skeleton ratio="16/9" width="1/2" />
        </div>
      )}
      {query.isError && <Failure error={query.error} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && children(query.data)}
    </Page>
  );
}
