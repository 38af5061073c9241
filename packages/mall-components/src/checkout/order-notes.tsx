import { Disclosure } from '@vermilion/design-system/disclosure';
import { Heading } from '@vermilion/design-system/heading';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderShop } from '../order/line-types';
import type { Id } from '../settings';
import * as block from './checkout-view/block.css';
import { messages } from './messages';
import { OrderNote, type OrderNoteChangeDetail, type OrderNoteProps } from './order-note';
import type { ShopNote } from './types';

export interface OrderNotesProps {
  /** In display order. */
  shops: readonly Pick<OrderShop, 'id' | 'name'>[];
  /** Messages by shop id. */
  notes: ReadonlyMap<Id, string>;
  /** Called on every change of a message: set it in `notes`. */
  onNoteChange: (note: ShopNote, detail: OrderNoteChangeDetail) => void;
}

/** A message to each shop, behind a button. */
export const OrderNotes = ({ shops, notes, onNoteChange }: OrderNotesProps) => (
  <section data-component="order-notes" className={block.block}>
    <Heading level={2} size="md">
      <FormattedMessage {...messages.notes} />
    </Heading>
    <div>
      {shops.map(({ id, name }) => (
        <ShopMessage
          key={id}
          shop={name}
          note={notes.get(id) ?? ''}
          onNoteChange={(text, detail) => onNoteChange({ shopId: id, text }, detail)}
        />
      ))}
    </div>
  </section>
);

/** Open from the start when there is a message. */
function ShopMessage(props: OrderNoteProps) {
  const [chosen, setOpen] = useState<boolean>();
  const { shop, note, onNoteChange } = props;
  return (
    <Disclosure
      title={<FormattedMessage {...messages.addNote} values={{ shop }} />}
      open={chosen ?? note !== ''}
      onOpenChange={setOpen}
    >
      <OrderNote
        {...props}
        onNoteChange={(text, detail) => {
          // Stays open when everything is deleted
          setOpen(true);
          onNoteChange(text, detail);
        }}
      />
    </Disclosure>
  );
}
