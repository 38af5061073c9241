import type { OperatorScope, ShopToday } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { Grid } from '@vermilion/design-system/grid';
import { LinkBase } from '@vermilion/design-system/link';
import { Stat } from '@vermilion/design-system/stat';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useSession } from '../session/session-context';
import { type Waiting, waitingNames } from './messages';
import * as styles from './waiting-list.css';

/** Where each of them is seen to, and the scope that this needs. */
const places: readonly [Waiting, string, OperatorScope][] = [
  ['toShip', '/orders?state=toShip', 'orders:read'],
  ['refunds', '/refunds?state=pending', 'refunds:read'],
  ['returns', '/refunds?state=returning', 'refunds:read'],
  ['reviews', '/reviews', 'reviews:read'],
  ['lowStock', '/goods?stock=low', 'goods:read'],
];

/** What waits for whoever works here, each a link to its list. */
export function WaitingList({ today }: { today: ShopToday }) {
  const { scopes } = useSession().session;
  return (
    <Grid asChild columns={{ base: 1, sm: 2, lg: 3, xl: 5 }} gap="md">
      <ul>
        {places
          .filter(([, , scope]) => scopes.includes(scope))
          .map(([name, href]) => (
            <li key={name}>
              <Card asChild interactive>
                <LinkBase href={href} className={styles.link}>
                  <Stat
                    label={<FormattedMessage {...waitingNames[name]} />}
                    value={<FormattedNumber value={today[name]} />}
                  />
                </LinkBase>
              </Card>
            </li>
          ))}
      </ul>
    </Grid>
  );
}
