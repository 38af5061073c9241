'use client';
import { Button } from '@vermilion/design-system/button';
import { ComboBox } from '@vermilion/design-system/combo-box';
import { Dialog } from '@vermilion/design-system/dialog';
import { DropdownMenu, DropdownMenuItem } from '@vermilion/design-system/dropdown-menu';
import { Table } from '@vermilion/design-system/table';
import { useToast } from '@vermilion/design-system/toast';
import { CategoryPanel } from '@vermilion/mall-components/category';

const days = Array.from({ length: 40 }, (_, at) => ({ day: at + 1 }));
const categories = [
  { id: 1, name: 'Home', href: '/home', children: [] },
  { id: 2, name: 'Garden', href: '/garden', children: [] },
];

/** What opens, what locks scrolling, and what is sized by its data. */
export function Openers() {
  const { show } = useToast();
  return (
    <>
      <CategoryPanel categories={categories} />
      <Dialog title="A dialog" closeLabel="Close" trigger={<Button>Open the dialog</Button>}>
        <p>Scrolling is locked.</p>
      </Dialog>
      <DropdownMenu modal trigger={<Button>Open the menu</Button>}>
        <DropdownMenuItem>An item</DropdownMenuItem>
      </DropdownMenu>
      <Button onClick={() => show({ message: 'A message', duration: Infinity })}>
        Show a toast
      </Button>
      <ComboBox
        label="Country"
        options={[{ value: 'la', label: 'Laos' }]}
        toggleLabel="Show countries"
        pendingLabel="Loading"
        emptyLabel="None"
      />
      <Table
        caption="Days"
        columns={[{ id: 'day', header: 'Day', cell: ({ day }) => day }]}
        rows={days}
        rowKey={({ day }) => day}
        maxHeight="200px"
        empty="None"
      />
    </>
  );
}
