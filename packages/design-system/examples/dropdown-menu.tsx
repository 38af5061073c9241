import { Button } from '@vermilion/design-system/button';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@vermilion/design-system/dropdown-menu';
import { ReceiptIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';

export const Example = ({ onSignOut }: { onSignOut: () => void }) => (
  <DropdownMenu trigger={<Button variant="ghost">Mei Lin</Button>}>
    <DropdownMenuLabel>My account</DropdownMenuLabel>
    <DropdownMenuItem asChild icon={<ReceiptIcon />}>
      <LinkBase href="/orders">Orders</LinkBase>
    </DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuItem onSelect={onSignOut}>Sign out</DropdownMenuItem>
  </DropdownMenu>
);
