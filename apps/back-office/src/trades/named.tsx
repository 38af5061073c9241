import { useQuery } from '@tanstack/react-query';
import { useScope } from '../session/session-context';
import { useClients } from '../wire/clients-context';
import { shopTypesQuery, tradesQuery } from './queries';

interface NameProps {
  rows: readonly { id: number; name: string }[] | undefined;
  id: number;
}

/** A name; nothing until names are there. */
const Name = ({ rows, id }: NameProps) => (
  <bdi>{rows && (rows.find((row) => row.id === id)?.name ?? id)}</bdi>
);

/** The name of a trade; its number for whoever may not read names. */
export function TradeName({ id }: { id: number }) {
  const enabled = useScope('content:read');
  const { data } = useQuery({ ...tradesQuery(useClients()), enabled });
  return <Name rows={enabled ? data : []} id={id} />;
}

/** The name of a type of shops, likewise. */
export function ShopTypeName({ id }: { id: number }) {
  const enabled = useScope('content:read');
  const { data } = useQuery({ ...shopTypesQuery(useClients()), enabled });
  return <Name rows={enabled ? data : []} id={id} />;
}
