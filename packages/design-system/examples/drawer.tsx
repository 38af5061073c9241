import { Button } from '@vermilion/design-system/button';
import { Checkbox } from '@vermilion/design-system/checkbox';
import { Drawer } from '@vermilion/design-system/drawer';

export const Example = () => (
  <Drawer
    title="Filters"
    closeLabel="Close"
    side="end"
    trigger={<Button>Filter</Button>}
    footer={<Button variant="primary">Show 38 goods</Button>}
  >
    <Checkbox label="In stock" defaultChecked />
  </Drawer>
);
