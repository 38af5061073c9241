import { useState } from 'react';
import { Button } from '../button';
import { ComboBox } from '../combo-box';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../dialog';
import { Drawer } from '../drawer';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu';
import { HoverCard } from '../hover-card';
import { Popover } from '../popover';
import { Tooltip } from '../tooltip';
import { describePopup } from './popup';
import { describePopupByFocus } from './popup-by-focus';

const trigger = <Button>Open</Button>;
const form = { title: 'Address', closeLabel: 'Close', trigger };
const fields = (
  <>
    <input aria-label="Recipient" />
    <input aria-label="Phone" />
  </>
);

describePopup('Dialog', (hear) => <Dialog {...form} onOpenChange={hear} children={fields} />, {
  role: 'dialog',
  name: 'Address',
  modal: true,
  tells: 'reason',
});

describePopup('Drawer', (hear) => <Drawer {...form} onOpenChange={hear} children={fields} />, {
  role: 'dialog',
  name: 'Address',
  modal: true,
  tells: 'reason',
});

function Question({ hear }: { hear: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    hear(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Open</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={change}
        title="Delete it?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        closeLabel="Close"
        onConfirm={() => undefined}
      >
        It is gone then.
      </ConfirmDialog>
    </>
  );
}
describePopup('ConfirmDialog', (hear) => <Question hear={hear} />, {
  role: 'alertdialog',
  name: 'Delete it?',
  modal: true,
  tells: 'open',
});

describePopup(
  'Popover',
  (hear) => (
    <Popover label="More" trigger={trigger} onOpenChange={hear}>
      {fields}
    </Popover>
  ),
  { role: 'dialog', name: 'More', modal: false, tells: 'reason' },
);

describePopup(
  'DropdownMenu',
  (hear) => (
    <DropdownMenu trigger={trigger} onOpenChange={hear}>
      <DropdownMenuItem>Orders</DropdownMenuItem>
      <DropdownMenuItem>Sign out</DropdownMenuItem>
    </DropdownMenu>
  ),
  { role: 'menu', name: 'Open', modal: false, tells: 'open' },
);

const countries = [
  { value: 'la', label: 'Laos' },
  { value: 'th', label: 'Thailand' },
];
describePopup(
  'ComboBox',
  () => (
    <ComboBox
      label="Country"
      options={countries}
      toggleLabel="Show countries"
      loadingText="Looking"
      emptyText="None"
    />
  ),
  { role: 'listbox', name: 'Country', modal: false, tells: 'nothing', input: 'Country' },
);

describePopupByFocus(
  'HoverCard',
  <HoverCard delay={0} trigger={<Button>Open</Button>}>
    Content
  </HoverCard>,
);

describePopupByFocus(
  'Tooltip',
  <Tooltip delay={0} content="Content">
    <Button>Open</Button>
  </Tooltip>,
);
