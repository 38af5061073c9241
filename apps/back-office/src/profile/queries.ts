import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

type Mall = Pick<Clients, 'mall'>;

/** What the mall tells shoppers about a shop; a closed one is not told. */
export const infoQuery = ({ mall }: Mall, language: string, id: number) =>
  queryOptions({
    queryKey: ['profile', 'info', language, id],
    queryFn: ({ signal }) =>
      mall.shopInfo({ id }, { headers: { 'accept-language': language }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The types of shops, with their names in a language. */
export const typesQuery = ({ mall }: Mall, language: string) =>
  queryOptions({
    queryKey: ['profile', 'types', language],
    queryFn: ({ signal }) =>
      mall.shopTypes({}, { headers: { 'accept-language': language }, signal }),
    placeholderData: keepPreviousData,
  });
