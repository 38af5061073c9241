import { Button } from '@vermilion/design-system/button';
import { ButtonGroup } from '@vermilion/design-system/button-group';

export const Example = () => (
  <ButtonGroup label="The address" variant="joined">
    <Button>Edit</Button>
    <Button>Copy</Button>
    <Button disabled>Delete</Button>
  </ButtonGroup>
);
