import { useState } from 'react';
import { Button } from '../button';
import { ComboBox } from '../combo-box';
import { ConfirmDialog } from '../confirm-dialog';
import { DatePicker } from '../date-picker';
import { Dialog } from '../dialog';
import { Drawer } from '../drawer';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu';
import { HoverCard } from '../hover-card';
import { Popover } from '../popover';
import { Sheet } from '../sheet';
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

describePopup(
  'Dialog',
  (onOpenChange) => <Dialog {...form} onOpenChange={onOpenChange} children={fields} />,
  {
    role: 'dialog',
    name: 'Address',
    modal: true,
    reports: 'reason',
  },
);

describePopup(
  'Sheet',
  (onOpenChange) => (
    <Sheet {...form} resizeLabel="Height" onOpenChange={onOpenChange} children={fields} />
  ),
  { role: 'dialog', name: 'Address', modal: true, reports: 'reason' },
);

describePopup(
  'Drawer',
  (onOpenChange) => <Drawer {...form} onOpenChange={onOpenChange} children={fields} />,
  {
    role: 'dialog',
    name: 'Address',
    modal: true,
    reports: 'reason',
  },
);

function Question({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
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
describePopup('ConfirmDialog', (onOpenChange) => <Question onOpenChange={onOpenChange} />, {
  role: 'alertdialog',
  name: 'Delete it?',
  modal: true,
  reports: 'open',
});

describePopup(
  'Popover',
  (onOpenChange) => (
    <Popover label="More" trigger={trigger} onOpenChange={onOpenChange}>
      {fields}
    </Popover>
  ),
  { role: 'dialog', name: 'More', modal: false, reports: 'reason' },
);

describePopup(
  'DropdownMenu',
  (onOpenChange) => (
    <DropdownMenu trigger={trigger} onOpenChange={onOpenChange}>
      <DropdownMenuItem>Orders</DropdownMenuItem>
      <DropdownMenuItem>Sign out</DropdownMenuItem>
    </DropdownMenu>
  ),
  { role: 'menu', name: 'Open', modal: false, reports: 'open' },
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
      pendingLabel="Looking"
      emptyLabel="None"
    />
  ),
  { role: 'listbox', name: 'Country', modal: false, reports: 'nothing', input: 'Country' },
);

describePopup(
  'DatePicker',
  () => (
    <DatePicker
      label="Day"
      locale="en"
      toggleLabel="Open"
      previousLabel="Previous month"
      nextLabel="Next month"
      invalidLabel="No day"
      unavailableLabel="Not then"
    />
  ),
  { role: 'dialog', name: 'Open', modal: false, reports: 'nothing' },
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
