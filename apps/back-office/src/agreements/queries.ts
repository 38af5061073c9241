import { queryOptions } from '@tanstack/react-query';
import type { AgreementFields } from '@vermilion/api-client/operator';
import type { Clients } from '../wire/clients';

type Calls = Pick<Clients, 'operator'>;

/** The versions of agreements and policies, newest first. */
export const agreementsQuery = ({ operator }: Calls, kind: AgreementFields['kind'] | undefined) =>
  queryOptions({
    queryKey: ['work', 'agreements', kind],
    queryFn: ({ signal }) => operator.operatorAgreements({ kind }, { signal }),
  });

/** A version with its text. */
export const agreementQuery = ({ operator }: Calls, id: number) =>
  queryOptions({
    queryKey: ['work', 'agreement', id],
    queryFn: ({ signal }) => operator.operatorAgreement({ id }, { signal }),
  });
