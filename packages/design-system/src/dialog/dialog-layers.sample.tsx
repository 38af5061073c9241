import { useState } from 'react';
import { Button } from '../button';
import { ComboBox } from '../combo-box';
import { ConfirmDialog } from '../confirm-dialog';
import { FloatingWidget } from '../floating-widget';
import { ChatIcon } from '../icon';
import { Inline } from '../inline';
import { Popover } from '../popover';
import { Select } from '../select';
import { Stack } from '../stack';
import { ToastProvider, useToast } from '../toast';
import { Dialog } from '.';

const countries = [
  { value: 'fr', label: 'France' },
  { value: 'la', label: 'Laos' },
  { value: 'th', label: 'Thailand' },
];

function SaveButton() {
  const toast = useToast();
  return (
    <Button
      variant="primary"
      onClick={() => toast.show({ tone: 'positive', message: 'Saved', duration: Infinity })}
    >
      Save
    </Button>
  );
}

function Deletion() {
  const [asks, setAsks] = useState(false);
  return (
    <>
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
    </>
  );
}

/** A scrollable page with a floating widget, and a dialog that contains every overlay. */
export function Layers({ defaultOpen = false }: { defaultOpen?: boolean }) {
  return (
    <ToastProvider label="Messages" dismissLabel="Dismiss">
      <div style={{ minHeight: 1600 }}>
        <Dialog
          title="Edit address"
          closeLabel="Close"
          defaultOpen={defaultOpen}
          trigger={<Button variant="secondary">Edit address</Button>}
          footer={
            <>
              <Deletion />
              <SaveButton />
            </>
          }
        >
          <Stack gap="md">
            <ComboBox
              label="Country"
              options={countries}
              toggleLabel="Show countries"
              pendingLabel="Looking for countries"
              emptyLabel="No such country"
            />
            <Select label="Delivery">
              <option>Courier</option>
              <option>Pick up</option>
            </Select>
            <Inline>
              <Popover label="About the fee" trigger={<Button variant="ghost">Fee</Button>}>
                <Button variant="secondary">Understood</Button>
              </Popover>
            </Inline>
          </Stack>
        </Dialog>
        <FloatingWidget
          label="Help"
          items={[{ id: 'chat', icon: <ChatIcon />, label: 'Chat', popOut: 'From 9 to 21' }]}
        />
      </div>
    </ToastProvider>
  );
}
