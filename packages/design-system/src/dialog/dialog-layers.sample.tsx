import { useState } from 'react';
import { Button } from '../button';
import { ComboBox } from '../combo-box';
import { ConfirmDialog } from '../confirm-dialog';
import { FloatingWidget } from '../floating-widget';
import { ChatIcon } from '../icon';
import { Popover } from '../popover';
import { Select } from '../select';
import { Stack } from '../stack';
import { ToastProvider, useToast } from '../toast';
import { Dialog } from '.';

const countries = [
  { value: 'la', label: 'Laos' },
  { value: 'th', label: 'Thailand' },
  { value: 'fr', label: 'France' },
];

function Fields() {
  const [asks, setAsks] = useState(false);
  const toast = useToast();
  return (
    <Stack gap="md" align="start">
      <Select label="Kind">
        <option value="home">Home</option>
        <option value="work">Work</option>
      </Select>
      <ComboBox
        label="Country"
        options={countries}
        toggleLabel="Show countries"
        loadingText="Looking for countries"
        emptyText="No such country"
      />
      <Popover label="Why" trigger={<Button variant="ghost">Why?</Button>}>
        The courier asks for it.
      </Popover>
      <Button onClick={() => toast.show({ message: 'Saved' })}>Save</Button>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        Delete…
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        onConfirm={() => undefined}
        title="Delete it?"
        confirmLabel="Delete address"
        cancelLabel="Keep it"
        closeLabel="Leave the question"
      >
        Orders on their way keep it.
      </ConfirmDialog>
    </Stack>
  );
}

/** A long page with a floating widget, and a dialog in which everything opens that can open. */
export function Layers() {
  return (
    <ToastProvider label="Messages" dismissLabel="Dismiss">
      <div style={{ minHeight: 1600 }}>
        <Dialog
          title="Edit address"
          closeLabel="Close"
          defaultOpen
          trigger={<Button variant="secondary">Open</Button>}
        >
          <Fields />
        </Dialog>
        <FloatingWidget label="Help" items={[{ id: 'chat', icon: <ChatIcon />, label: 'Chat' }]} />
      </div>
    </ToastProvider>
  );
}
