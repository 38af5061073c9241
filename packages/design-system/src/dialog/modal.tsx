'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { useRef } from 'react';
import { CloseIcon } from '../icon/icons-status';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useTheme } from '../internal/theme-context';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import { DialogBody } from './dialog-body';
import * as styles from './dialog.css';
import type { DialogChange } from './use-open-reason';
import { isInToast, useOpenReason } from './use-open-reason';

/** Props shared by Dialog and Drawer. */
export type ModalProps = PropsOf<
  'div',
  {
    /** The accessible name; required, since a dialog is announced by it. */
    title: ReactNode;
    /** Keep the title for assistive technology only. */
    titleHidden?: boolean;
    description?: ReactNode;
    /** Name of the button in the corner. */
    closeLabel: string;
    open?: boolean;
    defaultOpen?: boolean;
    onOpenChange?: DialogChange;
    /** A button that opens it; without one, control it by `open`. */
    trigger?: ReactElement;
    /** `none` when the content goes to the edges, as pictures do. */
    padding?: keyof typeof styles.contents;
    /** Buttons below the content, the main one last. */
    footer?: ReactNode;
    /** Whether a press beside the dialog closes it; `false` for forms that would be lost. Default: true. */
    closeOnOutsidePress?: boolean;
    children: ReactNode;
  }
>;

/** The modal layer; Dialog, Drawer and Sheet position it by class name. The handle is the sheet's. */
export function Modal({
  title,
  titleHidden,
  description,
  closeLabel,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  padding = 'md',
  footer,
  closeOnOutsidePress = true,
  handle,
  children,
  ...rest
}: ModalProps & { handle?: ReactNode }) {
  const reason = useOpenReason('triggerPress', 'closePress', onOpenChange);
  const opener = useRef<Element | null>(null);
  const { attributes, portalContainer } = useTheme();
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={reason.onOpenChange}>
      {trigger && (
        <Radix.Trigger
          asChild
          onClick={({ nativeEvent }) => reason.set('triggerPress', nativeEvent)}
        >
          {trigger}
        </Radix.Trigger>
      )}
      <Radix.Portal container={portalContainer}>
        <Radix.Overlay {...attributes} data-part="overlay" className={styles.overlay} />
        <Radix.Content
          {...mergeProps(
            {
              ...attributes,
              // Radix points at its description without asking whether there is one
              ...(!description && { 'aria-describedby': undefined }),
              className: styles.surface,
            },
            rest,
          )}
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to its own trigger only; without one it would be lost
            if (trigger || !(opener.current instanceof HTMLElement)) return;
            event.preventDefault();
            opener.current.focus();
          }}
          onEscapeKeyDown={(event) => reason.set('escapeKey', event)}
          onInteractOutside={(event) => {
            if (!closeOnOutsidePress || isInToast(event.target)) event.preventDefault();
            else reason.set('outsidePress', event.detail.originalEvent);
          }}
        >
          <div data-part="header" className={titleHidden ? visuallyHidden : styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
          </div>
          <DialogBody padding={padding}>{children}</DialogBody>
          {footer && (
            <div data-part="footer" className={styles.footer}>
              {footer}
            </div>
          )}
          {handle}
          <Radix.Close
            data-part="close"
            aria-label={closeLabel}
            onClick={({ nativeEvent }) => reason.set('closePress', nativeEvent)}
            className={styles.close}
          >
            <CloseIcon />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
