import { Fragment, type ReactNode } from 'react';
import { useClients } from '../wire/clients-context';
import { type OpenSession, placeOf } from './session';
import { SessionContext } from './session-context';
import { SessionEnded } from './session-ended';

export interface OpenSessionProps {
  session: OpenSession;
  hasEnded: boolean;
  onOpened: () => Promise<unknown>;
  onRestart: () => Promise<void>;
  children: ReactNode;
}

/** The pages of an open session. They stay while it is opened again, with all that was typed. */
export function OpenSession({
  session,
  hasEnded,
  onOpened,
  onRestart,
  children,
}: OpenSessionProps) {
  const { operator, mall } = useClients();
  const actions = {
    session,
    leave: () => operator.closeStaffSession().then(onRestart),
    signOut: () => mall.logout().then(onRestart),
  };
  return (
    <SessionContext value={actions}>
      {/* Another place begins with pages of its own */}
      <Fragment key={session.shopId}>{children}</Fragment>
      {hasEnded && (
        <SessionEnded
          staffId={placeOf(session)?.staffId}
          onOpened={onOpened}
          onLeave={() => void onRestart()}
        />
      )}
    </SessionContext>
  );
}
