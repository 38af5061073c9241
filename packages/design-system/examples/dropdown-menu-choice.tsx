import { Button } from '@vermilion/design-system/button';
import { DropdownMenu, DropdownMenuSeparator } from '@vermilion/design-system/dropdown-menu';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '@vermilion/design-system/dropdown-menu-choice';
import { useState } from 'react';

export function Example() {
  const [isShown, setShown] = useState(true);
  const [order, setOrder] = useState('date');
  return (
    <DropdownMenu trigger={<Button>View</Button>}>
      <DropdownMenuCheckboxItem checked={isShown} onCheckedChange={(next) => setShown(next)}>
        Waybills
      </DropdownMenuCheckboxItem>
      <DropdownMenuSeparator />
      <DropdownMenuRadioGroup value={order} onValueChange={(next) => setOrder(next)}>
        <DropdownMenuRadioItem value="date">By date</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="price">By price</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  );
}
