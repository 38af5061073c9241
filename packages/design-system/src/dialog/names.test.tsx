import { describe, expectTypeOf, it } from 'vitest';
import { ConfirmDialog } from '../confirm-dialog';
import { Drawer } from '../drawer';
import { Popover } from '../popover';
import type { DialogProps } from '.';
import { Dialog } from '.';

const nothing = () => undefined;

/** Type tests: never run, checked by the compiler. */
export const nameless = () => [
  // @ts-expect-error -- a dialog needs a title
  <Dialog key={1} closeLabel="Close">
    Text
  </Dialog>,
  // @ts-expect-error -- its close button needs a name
  <Dialog key={2} title="Edit">
    Text
  </Dialog>,
  // @ts-expect-error -- a drawer needs a title
  <Drawer key={3} closeLabel="Close">
    Text
  </Drawer>,
  // @ts-expect-error -- a question needs to be asked
  <ConfirmDialog
    key={4}
    open
    confirmLabel="Delete"
    cancelLabel="Keep"
    closeLabel="Close"
    onOpenChange={nothing}
    onConfirm={nothing}
  >
    Text
  </ConfirmDialog>,
  // @ts-expect-error -- a popover needs a label
  <Popover key={5} trigger={<button type="button">More</button>}>
    Text
  </Popover>,
];

describe('the name of a dialog', () => {
  it('always has an accessible name', () => {
    expectTypeOf<DialogProps>().toHaveProperty('title');
    expectTypeOf<Pick<DialogProps, 'title'>>().not.toExtend<{ title?: undefined }>();
  });
});
