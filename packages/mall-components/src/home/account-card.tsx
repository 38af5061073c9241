import { Avatar } from '@vermilion/design-system/avatar';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useMallSettings } from '../settings';
import { messages } from './visitor-messages';
import * as styles from './visitor-card.css';

/** A figure of the account, and where its things are. */
interface Figure {
  /** Absent from servers that do not tell. */
  count?: number;
  href: string;
}

export interface AccountCardProps {
  nickname: string;
  avatarSrc?: string;
  coupons: Figure;
  points: Figure;
  collected: Figure;
}

const names = ['coupons', 'points', 'collected'] as const;

/** Greets who is signed in, with the figures that matter on the way to the goods. */
export function AccountCard({ nickname, avatarSrc, ...figures }: AccountCardProps) {
  const picture = useMallSettings().imageSources(avatarSrc ?? '');
  return (
    <Card padding="md" data-component="account-card" className={styles.card}>
      <div className={styles.person}>
        <Avatar name={nickname} {...picture} size="sm" />
        <Heading level={2} size="md">
          <Truncate lines={1}>
            <FormattedMessage {...messages.hello} values={{ name: nickname }} />
          </Truncate>
        </Heading>
      </div>
      <ul className={styles.figures}>
        {names.map((name) => (
          <li key={name}>
            <LinkBase href={figures[name].href} className={styles.figure}>
              <span className={styles.count}>
                <Count value={figures[name].count} />
              </span>{' '}
              <FormattedMessage {...messages[name]} />
            </LinkBase>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Count = ({ value }: { value: number | undefined }) =>
  value === undefined ? '–' : <FormattedNumber value={value} notation="compact" />;
