'use client';
import { Button } from '@vermilion/design-system/button';
import { ComboBox } from '@vermilion/design-system/combo-box';
import { Dialog } from '@vermilion/design-system/dialog';

const countries = [
  { value: 'la', label: 'Laos' },
  { value: 'th', label: 'Thailand' },
];

/** Basic components: a button, a dialog, a select. */
export function Shown() {
  return (
    <section>
      <Dialog
        title="Edit address"
        closeLabel="Close"
        trigger={<Button variant="primary">Open the dialog</Button>}
        footer={<Button variant="secondary">Save</Button>}
      >
        <ComboBox
          label="Country in the dialog"
          options={countries}
          toggleLabel="Show countries"
          pendingLabel="Loading"
          emptyLabel="None"
        />
      </Dialog>
      <ComboBox
        label="Country"
        options={countries}
        toggleLabel="Show all countries"
        pendingLabel="Loading"
        emptyLabel="None"
      />
    </section>
  );
}
