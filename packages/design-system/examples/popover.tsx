import { Button } from '@vermilion/design-system/button';
import { Popover } from '@vermilion/design-system/popover';
import { Text } from '@vermilion/design-system/text';

export const Example = () => (
  <Popover label="Opening hours" trigger={<Button>Opening hours</Button>}>
    <Text>Monday to Friday, 9 to 18.</Text>
  </Popover>
);
