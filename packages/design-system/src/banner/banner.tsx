'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { AlertTone } from '../alert/alert-icons';
import { alertIcons } from '../alert/alert-icons';
import { CloseIcon } from '../icon/icons-status';
import { IconButton } from '../icon-button/icon-button';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import * as styles from './banner.css';

/** All tones of Banner, the same as those of Alert. */
export { alertTones as bannerTones } from '../alert/alert-icons';

/** Why it closes: a press of its dismiss button. */
export type BannerChangeDetail = ChangeDetail<'closePress'>;

export type BannerProps = PropsOf<
  'section',
  {
    /** Accessible name of the region: "Notice". */
    label: string;
    /** The meaning, which decides colour and icon. */
    tone?: AlertTone;
    /** A button or link. */
    action?: ReactNode;
    /** Label of the dismiss button; without it the banner cannot be dismissed. */
    closeLabel?: string;
    open?: boolean;
    defaultOpen?: boolean;
    onOpenChange?: (open: boolean, detail: BannerChangeDetail) => void;
  }
>;

const bannerRecipe = /* @__PURE__ */ cva(styles.banner, { variants: { tone: styles.tones } });

/** A full-width message about the whole page or site. For a message about one part use Alert. */
export function Banner({
  label,
  tone = 'info',
  action,
  closeLabel,
  open: given,
  defaultOpen = true,
  onOpenChange,
  children,
  ...rest
}: BannerProps) {
  const [open, setOpen] = useControlledState(given, defaultOpen, onOpenChange);
  const Icon = alertIcons[tone];
  if (!open) return null;
  const own = {
    'data-component': 'banner',
    'data-tone': tone,
    'aria-label': label,
    className: bannerRecipe({ tone }),
  };
  return (
    <section {...mergeProps(own, rest)}>
      <Icon size="md" className={styles.icon} />
      <div className={styles.content}>
        <div className={styles.body}>{children}</div>
        {action && <div data-part="action">{action}</div>}
      </div>
      {closeLabel && (
        <IconButton
          size="sm"
          label={closeLabel}
          icon={<CloseIcon size="sm" />}
          onClick={({ nativeEvent: event }) => setOpen(false, { reason: 'closePress', event })}
        />
      )}
    </section>
  );
}
