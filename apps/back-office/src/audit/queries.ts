import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

const ENTRIES_A_PAGE = 50;

export interface AuditFilter {
  page: number;
  /** Of one key, or one person's session. */
  keyId: number | undefined;
}

/** One page of the audit log, newest first. */
export const auditQuery = ({ operator }: Pick<Clients, 'operator'>, filter: AuditFilter) =>
  queryOptions({
    queryKey: ['work', 'audit', filter],
    queryFn: ({ signal }) => operator.auditLog({ ...filter, limit: ENTRIES_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
