import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { alertIcons } from './alert-icons';
import type { AlertTone } from './alert-icons';
import * as styles from './alert.css';

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
     * when the page opens. `group` is for what takes the focus instead.
     */
    role?: 'status' | 'alert' | 'group';
  }
>;

const alertRecipe = /* @__PURE__ */ cva(styles.alert, { variants: { tone: styles.tones } });
const iconRecipe = /* @__PURE__ */ cva(styles.icon, { variants: { tone: styles.icons } });

/** A message that stays in the page, beside its subject. For a transient one use Toast. */
export function Alert({ tone = 'info', iconLabel, title, action, children, ...rest }: AlertProps) {
  const Icon = alertIcons[tone];
  return (
    <div
      {...mergeProps(
        {
          'data-component': 'alert',
          'data-tone': tone,
          className: alertRecipe({ tone }),
        },
        rest,
      )}
    >
      <Icon size="md" label={iconLabel} className={iconRecipe({ tone })} />
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
