import { EmptyState } from '@vermilion/design-system/empty-state';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { useSession } from '../session/session-context';
import { entriesFor } from './entries';
import { messages } from './messages';

/** Leads to the first page that somebody's roles include. */
export function Home() {
  const [first] = entriesFor(useSession().session);
  if (first) return <Navigate to={first.path} replace />;
  return (
    <EmptyState>
      <FormattedMessage {...messages.nothing} />
    </EmptyState>
  );
}
