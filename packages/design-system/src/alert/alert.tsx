import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { AlertIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icon/icons-status';
import type { PropsOf } from '../internal/component-props';
import * as styles from './alert.css';

export const alertTones = ['info', 'positive', 'caution', 'critical'] as const;
export type AlertTone = (typeof alertTones)[number];

export type AlertProps = PropsOf<
  'div',
  {
    tone?: AlertTone;
    /** The tone as a word, e.g. "Error", where the text does not say it. Without it the icon is decorative. */
    iconLabel?: string;
    title?: ReactNode;
    /** An action: a button or a link. */
    action?: ReactNode;
    /**
     * Announce it when it appears: `status` politely, `alert` at once. Leave it out for what is there
     * when the page opens.
     */
    role?: 'status' | 'alert';
  }
>;

const icons = {
  info: InfoIcon,
  positive: SuccessIcon,
  caution: AlertIcon,
  critical: ErrorIcon,
} satisfies Record<AlertTone, unknown>;

/** A message that stays in the page, beside its subject. For a transient one use Toast. */
export function Alert({
  tone = 'info',
  iconLabel,
  title,
  action,
  className,
  children,
  ...rest
}: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      data-component="alert"
      data-tone={tone}
      {...rest}
      className={cx(styles.alert, styles.tones[tone], className)}
    >
      <Icon size="md" label={iconLabel} className={cx(styles.icon, styles.icons[tone])} />
      <div className={styles.content}>
        <div className={styles.body}>
          {title && (
            <div data-part="title" className={styles.title}>
              {title}
            </div>
          )}
          {children}
        </div>
        {action && <div data-part="action">{action}</div>}
      </div>
    </div>
  );
}
