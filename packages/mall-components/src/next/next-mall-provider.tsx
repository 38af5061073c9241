'use client';
import Link from 'next/link';
import { MallProvider, type MallProviderProps } from '../settings/mall-provider';

export type NextMallProviderProps = Omit<MallProviderProps, 'linkComponent'>;

/**
 * MallProvider with the links of Next, for a layout that is a server component: there `next/link` is a
 * function of the server, which no provider could be given. `locale`, `messages` and settings that are no
 * functions come from the layout.
 */
export function NextMallProvider(props: NextMallProviderProps) {
  return <MallProvider {...props} linkComponent={Link} />;
}
