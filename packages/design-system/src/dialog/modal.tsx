'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { CloseIcon } from '../icon/icons-status';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useTheme } from '../internal/theme-context';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './dialog.css';
import { DialogBody } from './dialog-body';
import type { DialogChange } from './use-open-reason';
import { isInToast, useOpenReason } from './use-open-reason';

/** Props shared by Dialog and Drawer. */
export type ModalProps = PropsOf<
  'div',
  {
    /** The accessible name; required, since it is announced when the dialog opens. */
    title: ReactNode;
    /** Visually hides the title. */
    titleHidden?: boolean;
    /** A sentence below the title, announced after it. */
    description?: ReactNode;
    /** Label of the close button. */
    closeLabel: string;
    open?: boolean;
    defaultOpen?: boolean;
    onOpenChange?: DialogChange;
    /** The button that opens it; without one, control it with `open`. */
    trigger?: ReactElement;
    /** `none` for content that goes to the edges, e.g. images. */
    padding?: keyof typeof styles.contents;
    /** Buttons below the content, the primary one last. */
    footer?: ReactNode;
    /** Whether an outside press closes it; `false` for forms with unsaved input. Default: `true`. */
    closeOnOutsidePress?: boolean;
    /** Gets the focus when it opens; by default its first control. */
    initialFocus?: RefObject<HTMLElement | null>;
    /** Gets the focus when it closes; by default its trigger, or what had the focus before. */
    finalFocus?: RefObject<HTMLElement | null>;
    children: ReactNode;
  }
>;

/** Focuses the element instead of what Radix would; without one, Radix does it. */
function focusInstead(event: Event, element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return;
  event.preventDefault();
  element.focus();
}

/** The modal layer; Dialog, Drawer and Sheet position it by class name. `handle` is the sheet's. */
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
  initialFocus,
  finalFocus,
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
              // Radix sets `aria-describedby` even without a description
              ...(!description && { 'aria-describedby': undefined }),
              className: styles.surface,
            },
            rest,
          )}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            focusInstead(event, initialFocus?.current);
          }}
          onCloseAutoFocus={(event) =>
            // Radix returns focus to its own trigger only; without one it would be lost
            focusInstead(event, finalFocus?.current ?? (trigger ? null : opener.current))
          }
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
