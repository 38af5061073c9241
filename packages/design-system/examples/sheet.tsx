import { Button } from '@vermilion/design-system/button';
import { Checkbox } from '@vermilion/design-system/checkbox';
import { Sheet } from '@vermilion/design-system/sheet';

export const Example = () => (
  <Sheet title="Filters" closeLabel="Close" resizeLabel="Height" trigger={<Button>Filter</Button>}>
    <Checkbox label="In stock" defaultChecked />
  </Sheet>
);
