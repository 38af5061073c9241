import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { ComboBox } from '../combo-box';
import { FloatingWidget } from '../floating-widget';
import { ChatIcon } from '../icon';
import { Popover } from '../popover';
import { Select } from '../select';
import { Stack } from '../stack';
import { Text } from '../text';
import { ToastProvider, useToast } from '../toast';
import { Dialog } from '.';

const countries = [
  { value: 'fr', label: 'France' },
  { value: 'la', label: 'Laos' },
  { value: 'th', label: 'Thailand' },
];

function SaveButton() {
  const toast = useToast();
  return (
    <Button onClick={() => toast.show({ tone: 'positive', message: 'Saved', duration: Infinity })}>
      Save
    </Button>
  );
}

/** Everything that opens, inside a dialog, over a page that is long enough to scroll. */
function Together() {
  return (
    <ToastProvider label="Messages" dismissLabel="Dismiss">
      <Stack gap="lg">
        <Dialog
          title="Edit address"
          closeLabel="Close"
          trigger={<Button variant="secondary">Edit address</Button>}
          footer={<SaveButton />}
        >
          <Stack gap="md">
            <ComboBox
              label="Country"
              options={countries}
              toggleLabel="Show countries"
              loadingText="Looking for countries"
              emptyText="No such country"
            />
            <Select label="Delivery">
              <option>Courier</option>
              <option>Pick up</option>
            </Select>
            <Popover label="About the fee" trigger={<Button variant="ghost">Fee</Button>}>
              <Button variant="secondary">Understood</Button>
            </Popover>
          </Stack>
        </Dialog>
        {Array.from({ length: 60 }, (_, index) => (
          <Text key={index}>Line {index + 1} of a long page.</Text>
        ))}
      </Stack>
      <FloatingWidget
        label="Help"
        items={[{ id: 'chat', icon: <ChatIcon />, label: 'Chat', popOut: 'From 9 to 21' }]}
      />
    </ToastProvider>
  );
}

/** Tried by mouse, keys and touch in a real browser: `e2e/overlays`. */
const meta = {
  title: 'Design system/Overlay/Together',
  component: Together,
} satisfies Meta<typeof Together>;
export default meta;

export const InADialog: StoryObj<typeof meta> = {};
