'use client';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';

export interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** The confirm button as a verb: "Delete address", not "OK". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  closeLabel: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called on confirmation. While its promise is pending the dialog stays open; it closes when the promise resolves and stays open when it rejects. */
  onConfirm: () => void | Promise<unknown>;
  tone?: 'primary' | 'critical';
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  open,
  onOpenChange,
  onConfirm,
  tone = 'primary',
}: ConfirmDialogProps) {
  const id = useId();
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The consumer reports the failure; the dialog stays open for another attempt
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      role="alertdialog"
      aria-describedby={id}
      size="sm"
      title={title}
      closeLabel={closeLabel}
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button variant={tone} pending={pending} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={id}>{children}</div>
    </Dialog>
  );
}
