import { Button } from '@vermilion/design-system/button';
import { ConfirmDialog } from '@vermilion/design-system/confirm-dialog';
import { useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete address</Button>
      <ConfirmDialog
        title="Delete this address?"
        open={open}
        onOpenChange={(next) => setOpen(next)}
        closeLabel="Close"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={() => setOpen(false)}
      >
        Orders that are on their way keep it.
      </ConfirmDialog>
    </>
  );
}
