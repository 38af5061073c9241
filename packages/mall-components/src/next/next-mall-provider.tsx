'use client';
import Link from 'next/link';
import { MallProvider, type MallProviderProps } from '../settings/mall-provider';

export type NextMallProviderProps = Omit<MallProviderProps, 'linkComponent'>;

/**
 * MallProvider with Next's links, for a layout that is a server component: it cannot pass `next/link`, a
 * function, to a client component. `locale`, `messages` and serialisable settings are passed by the layout.
 */
export function NextMallProvider(props: NextMallProviderProps) {
  return <MallProvider {...props} linkComponent={Link} />;
}
