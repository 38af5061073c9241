import { Button } from '@vermilion/design-system/button';
import { Dialog } from '@vermilion/design-system/dialog';
import { TextField } from '@vermilion/design-system/text-field';
import { useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Edit address"
      description="Orders that are on their way keep the old one."
      closeLabel="Close"
      open={open}
      onOpenChange={(next) => setOpen(next)}
      trigger={<Button>Edit address</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form="address">
            Save
          </Button>
        </>
      }
    >
      <form id="address" action={() => setOpen(false)}>
        <TextField name="recipient" label="Recipient" />
      </form>
    </Dialog>
  );
}
