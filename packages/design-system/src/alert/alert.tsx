import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './alert.css';
import type { AlertTone } from './alert-icons';
import { alertIcons } from './alert-icons';

export type AlertProps = PropsOf<
  'div',
  {
    /** The meaning, which decides colour and icon. */
    tone?: AlertTone;
    /**
     * The tone in words, e.g. "Error", where the text does not convey it. The icon is decorative without it.
     */
    iconLabel?: string;
    /** An emphasized line above the text; no heading in the page's outline. */
    title?: ReactNode;
    /** A button or link. */
    action?: ReactNode;
    /**
     * How it is announced when it appears: `status` politely, `alert` at once. Omit it for alerts
     * that are present on page load. `group` is for an alert that receives focus instead.
     */
    role?: 'status' | 'alert' | 'group';
  }
>;

const alertRecipe = /* @__PURE__ */ cva(styles.alert, { variants: { tone: styles.tones } });
const iconRecipe = /* @__PURE__ */ cva(styles.icon, { variants: { tone: styles.icons } });

/** A persistent message next to its subject. For a transient one use Toast. */
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
        {action && (
          <div data-part="action" className={styles.action}>
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
