import { queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

/** The emails that the person of this session gets. */
export const mailsQuery = ({ operator }: Pick<Clients, 'operator'>) =>
  queryOptions({
    queryKey: ['work', 'mails'],
    queryFn: ({ signal }) => operator.staffMails(undefined, { signal }),
  });
