'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '../button/button';
import type { DialogProps } from '../dialog/dialog';
import { Dialog } from '../dialog/dialog';
import type { DialogChangeDetail } from '../dialog/use-open-reason';
import type { ChangeDetail } from '../internal/change-detail';
import { mergeProps } from '../internal/merge-props';

/** Why it closes. `confirmPress` comes after the promise of `onConfirm`. */
export type ConfirmDialogChangeDetail = ChangeDetail<
  DialogChangeDetail['reason'] | 'confirmPress' | 'cancelPress'
>;

type Omitted =
  'size' | 'footer' | 'trigger' | 'defaultOpen' | 'padding' | 'description' | 'onOpenChange';

export type ConfirmDialogProps = Omit<DialogProps, Omitted | 'role'> & {
  /** The question. */
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** The confirm button as a verb: "Delete address", not "OK". */
  confirmLabel: ReactNode;
  /** The button that closes the dialog without doing anything: "Keep address". */
  cancelLabel: ReactNode;
  /** Announced while the promise is pending: "Deleting". */
  pendingLabel?: string;
  open: boolean;
  onOpenChange: (open: boolean, detail: ConfirmDialogChangeDetail) => void;
  /** Called on confirmation. While its promise is pending the dialog stays open; it closes when the promise resolves and stays open when it rejects. */
  onConfirm: () => void | Promise<unknown>;
  /** `critical` for irreversible actions. */
  tone?: 'neutral' | 'critical';
};

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  pendingLabel,
  onOpenChange,
  onConfirm,
  tone = 'neutral',
  ...rest
}: ConfirmDialogProps) {
  const id = useId();
  const [pending, setPending] = useState(false);
  const confirm = async (event: Event) => {
    setPending(true);
    try {
      await onConfirm();
      onOpenChange(false, { reason: 'confirmPress', event });
    } catch {
      // The consumer reports the failure; the dialog stays open for another attempt
    } finally {
      setPending(false);
    }
  };
  const cancel = ({ nativeEvent: event }: MouseEvent) =>
    onOpenChange(false, { reason: 'cancelPress', event });
  return (
    <Dialog
      {...mergeProps({ 'aria-describedby': id }, rest)}
      role="alertdialog"
      size="sm"
      onOpenChange={(next, detail) => !pending && onOpenChange(next, detail)}
      footer={
        <>
          <Button variant="secondary" onClick={cancel} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'critical' ? 'critical' : 'primary'}
            pending={pending}
            pendingLabel={pendingLabel}
            onClick={({ nativeEvent }) => void confirm(nativeEvent)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={id}>{children}</div>
    </Dialog>
  );
}
