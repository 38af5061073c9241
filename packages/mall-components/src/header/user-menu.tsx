'use client';
import { Avatar } from '@vermilion/design-system/avatar';
import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLazyModule } from '../internal/use-lazy-module';
import { useMallSettings } from '../settings/mall-settings';
import { Flyout } from './flyout';
import * as styles from './menus.css';
import { messages } from './messages';
import type { HeaderUser } from './types';
import type { UserPanelProps } from './user-panel';

export interface UserMenuProps extends UserPanelProps {
  /** Shown at the top of the menu. */
  user: HeaderUser;
  /** Called whenever the menu opens, e.g. to load its counts. Must be stable. */
  onOpen?: () => void;
  /** Loads what the menu needs besides its own code, e.g. messages. Must be stable. */
  prepare?: () => Promise<unknown>;
}

/** The signed-in user, with figures of the account and links to its pages. */
export function UserMenu({ user, ...panel }: UserMenuProps) {
  const intl = useIntl();
  const avatarImage = useMallSettings().imageSources(user.avatarSrc ?? '');
  return (
    <Flyout
      label={intl.formatMessage(messages.account, { name: user.nickname })}
      trigger={<Avatar name={user.nickname} {...avatarImage} size="sm" />}
      buttonProps={{ className: styles.round }}
    >
      {(open) => (
        <div className={styles.account}>
          <div className={styles.person}>
            <Avatar name={user.nickname} {...avatarImage} />
            <div className={styles.personText}>
              <span dir="auto" className={styles.nickname}>
                {user.nickname}
              </span>
              {user.phone && <span>{user.phone}</span>}
              {user.email && <span>{user.email}</span>}
            </div>
          </div>
          <LazyPanel {...panel} open={open} />
        </div>
      )}
    </Flyout>
  );
}

interface LazyPanelProps extends Omit<UserMenuProps, 'user'> {
  open: boolean;
}

/** The content of the menu, loaded when it opens for the first time. */
function LazyPanel({ open, onOpen, prepare, ...panel }: LazyPanelProps) {
  const load = useCallback(async () => {
    const [part] = await Promise.all([import('./panels'), prepare?.()]);
    return part;
  }, [prepare]);
  const part = useLazyModule(open, load);
  useEffect(() => {
    if (open) onOpen?.();
  }, [open, onOpen]);
  return part ? <part.UserPanel {...panel} /> : <div className={styles.panelToCome} />;
}
