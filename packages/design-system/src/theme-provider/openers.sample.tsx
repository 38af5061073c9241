import { useState } from 'react';
import { Button } from '../button';
import { ComboBox } from '../combo-box';
import { Dialog } from '../dialog';
import { Drawer } from '../drawer';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu';
import { Inline } from '../inline';
import { Popover } from '../popover';
import { Stack } from '../stack';
import { useToast } from '../toast';
import { Tooltip } from '../tooltip';

const choices = [
  { value: 'linen', label: 'Linen' },
  { value: 'wool', label: 'Wool' },
];

/** One of each overlay component. */
export function Openers() {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  return (
    <Stack>
      <Inline>
        <Dialog title="A dialog" closeLabel="Close" trigger={<Button>Dialog</Button>}>
          The goods are kept for an hour.
        </Dialog>
        <Button onClick={() => setOpen(true)}>Dialog without a trigger</Button>
        <Dialog title="By state" closeLabel="Close" open={open} onOpenChange={setOpen}>
          The goods are kept for an hour.
        </Dialog>
        <Drawer title="A drawer" closeLabel="Close" trigger={<Button>Drawer</Button>}>
          Three filters are set.
        </Drawer>
        <DropdownMenu trigger={<Button>Menu</Button>}>
          <DropdownMenuItem>Save for later</DropdownMenuItem>
        </DropdownMenu>
        <Popover label="A popover" trigger={<Button>Popover</Button>}>
          Fees are paid once.
        </Popover>
        <Tooltip content="A tooltip">
          <Button>Tooltip</Button>
        </Tooltip>
        <Button onClick={() => show({ message: 'A message', duration: Infinity })}>Message</Button>
      </Inline>
      <ComboBox
        label="Material"
        options={choices}
        toggleLabel="Show materials"
        pendingLabel="Loading"
        emptyLabel="None"
      />
    </Stack>
  );
}
