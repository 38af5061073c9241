import { Avatar } from '@vermilion/design-system/avatar';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { AccountFigure } from '../account/types';
import { isolated } from '../internal/isolated';
import { useMallSettings } from '../settings';
import * as styles from './visitor-card.css';
import { messages } from './visitor-messages';

export interface AccountCardProps {
  /** As chosen by the user. */
  nickname: string;
  avatarSrc?: string;
  /** Coupons, points and collected goods, in display order. */
  figures: readonly AccountFigure[];
}

/** Greets the signed-in user, with figures of the account. */
export function AccountCard({ nickname, avatarSrc, figures }: AccountCardProps) {
  const picture = useMallSettings().imageSources(avatarSrc ?? '');
  return (
    <Card padding="md" data-component="account-card" className={styles.card}>
      <div className={styles.person}>
        <Avatar name={nickname} {...picture} size="sm" />
        <Heading level={2} size="md">
          <Truncate lines={1}>
            <FormattedMessage {...messages.hello} values={{ name: isolated(nickname) }} />
          </Truncate>
        </Heading>
      </div>
      <ul className={styles.figures}>
        {figures.map(({ kind, count, href }) => (
          <li key={kind}>
            <LinkBase href={href} className={styles.figure}>
              <span className={styles.count}>
                <Count value={count} />
              </span>{' '}
              <FormattedMessage {...messages[kind]} />
            </LinkBase>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Count = ({ value }: { value: number | undefined }) =>
  value === undefined ? '–' : <FormattedNumber value={value} notation="compact" />;
