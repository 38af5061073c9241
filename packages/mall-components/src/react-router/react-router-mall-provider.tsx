'use client';
import type { LinkComponentProps } from '@vermilion/design-system/link';
import { Link } from 'react-router';
import { MallProvider, type MallProviderProps } from '../settings/mall-provider';

export type ReactRouterMallProviderProps = Omit<MallProviderProps, 'linkComponent'>;

/** The router's link calls its address `to`. It would navigate where the browser is to download. */
const RouterLink = ({ href, ...rest }: LinkComponentProps) => (
  <Link {...rest} to={href} reloadDocument={rest.download !== undefined} />
);

/**
 * MallProvider with the links of React Router 7 or newer, for a component within its router. `Link` itself cannot be
 * given as `linkComponent`: its prop is `to`, and components set `href`.
 */
export function ReactRouterMallProvider(props: ReactRouterMallProviderProps) {
  return <MallProvider {...props} linkComponent={RouterLink} />;
}
