import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { isPlainClick, LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './visitor-card.css';
import { messages } from './visitor-messages';

export interface SignInCardProps {
  /** The mall's name, for the greeting. */
  mallName: string;
  signInHref: string;
  /** URL of registration. */
  registerHref: string;
  /** Opens sign-in in a dialog instead of navigating. */
  onSignIn?: () => void;
}

/**
 * Invites a guest to sign in. Where a signed-in user is loaded after the first paint, set `data-signed-in` on
 * the root element before it: the card's content is then hidden, and `AccountCard` replaces it without a layout
 * shift.
 */
export function SignInCard({ mallName, signInHref, registerHref, onSignIn }: SignInCardProps) {
  const handleSignIn = (event: MouseEvent) => {
    if (!onSignIn || !isPlainClick(event)) return;
    event.preventDefault();
    onSignIn();
  };
  return (
    <Card padding="md" data-component="sign-in-card" className={styles.card}>
      <div className={styles.guestOnly}>
        <Heading level={2} size="md">
          <Truncate lines={2}>
            <FormattedMessage {...messages.welcome} values={{ mall: mallName }} />
          </Truncate>
        </Heading>
        <p className={styles.text}>
          <Truncate lines={2}>
            <FormattedMessage {...messages.whySignIn} />
          </Truncate>
        </p>
      </div>
      <div className={cx(styles.actions, styles.guestOnly)}>
        <Button asChild size="sm" variant="primary">
          <LinkBase
            href={signInHref}
            onClick={handleSignIn}
            // a press before hydration is replayed after it
            data-replay={onSignIn && ''}
          >
            <FormattedMessage {...messages.signIn} />
          </LinkBase>
        </Button>
        <Button asChild size="sm">
          <LinkBase href={registerHref}>
            <FormattedMessage {...messages.register} />
          </LinkBase>
        </Button>
      </div>
    </Card>
  );
}
