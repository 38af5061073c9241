import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useSession } from '../session/session-context';
import { entriesFor } from './entries';
import * as styles from './frame.css';
import { messages } from './messages';

export interface NavigationProps {
  /** A page was chosen. */
  onChoose?: () => void;
}

/** The pages that the roles of whoever works here include. */
export function Navigation({ onChoose }: NavigationProps) {
  const intl = useIntl();
  const { session } = useSession();
  return (
    <nav aria-label={intl.formatMessage(messages.navigation)}>
      <Stack asChild gap="xxs">
        <ul>
          {entriesFor(session).map(({ path, name, icon }) => (
            <li key={path}>
              <NavLink to={path} className={styles.entry} onClick={onChoose}>
                {icon}
                <FormattedMessage {...name} />
              </NavLink>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  );
}
