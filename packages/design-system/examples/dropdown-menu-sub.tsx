import { Button } from '@vermilion/design-system/button';
import { DropdownMenu, DropdownMenuItem } from '@vermilion/design-system/dropdown-menu';
import { DropdownMenuSub } from '@vermilion/design-system/dropdown-menu-sub';

export const Example = ({ onExport }: { onExport: (format: string) => void }) => (
  <DropdownMenu trigger={<Button>Orders</Button>}>
    <DropdownMenuSub label="Export">
      <DropdownMenuItem onSelect={() => onExport('csv')}>As a table</DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onExport('pdf')}>To print</DropdownMenuItem>
    </DropdownMenuSub>
  </DropdownMenu>
);
