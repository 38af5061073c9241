import { visibleText } from '@vermilion/input-rules/visible-text';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useSubmission } from '../../address/address-form/use-submission';
import type { Address } from '../../address';
import type { ActionResult } from '../../internal/use-pending';
import type { CheckoutOrder, PaymentMethod, ShopNote } from '../types';
import { useDraft, type Id } from '../../settings';

export interface UseCheckoutOptions {
  /** Absent when nothing is shipped. */
  addresses?: readonly Address[];
  addressId?: Id;
  paymentMethods: readonly PaymentMethod[];
  onSubmit: (order: CheckoutOrder) => ActionResult;
}

const focusFirst = (group: HTMLElement | null) =>
  group?.querySelector<HTMLElement>('input, button')?.focus();

const writtenIn = (notes: readonly ShopNote[]): ShopNote[] =>
  notes.flatMap(({ shopId, text: typed }) => {
    const text = visibleText(typed);
    return text ? { shopId, text } : [];
  });

/** The shopper's choices, and the errors on submit. */
export function useCheckout(options: UseCheckoutOptions) {
  const { addresses, addressId, paymentMethods, onSubmit } = options;
  const [chosenMethod, setMethod] = useDraft<string | undefined>('method', undefined);
  const [notes, setNotes] = useDraft<readonly ShopNote[]>('notes', []);
  const [submitted, setSubmitted] = useState(false);
  const addressPicker = useRef<HTMLDivElement>(null);
  const methodPicker = useRef<HTMLFieldSetElement>(null);
  const { pending, failure, submit } = useSubmission(onSubmit);
  const open = paymentMethods.filter(({ obstacle }) => !obstacle);
  // A chosen method that has become unavailable is not replaced by another one
  const method = chosenMethod === undefined ? open[0] : open.find(({ id }) => id === chosenMethod);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (addresses && addressId === undefined) focusFirst(addressPicker.current);
    else if (!method && open.length > 0) focusFirst(methodPicker.current);
    else if (!method) methodPicker.current?.focus();
    else
      void submit({
        ...(addresses && { addressId }),
        paymentMethodId: method.id,
        notes: writtenIn(notes),
      });
  };

  return {
    method,
    setMethod,
    notes: new Map(notes.map(({ shopId, text }) => [shopId, text])),
    setNote: (note: ShopNote) =>
      setNotes([...notes.filter(({ shopId }) => shopId !== note.shopId), note]),
    addressMissing: submitted && addressId === undefined,
    methodMissing: submitted && !method,
    addressPicker,
    methodPicker,
    pending,
    failure,
    handleSubmit,
  };
}
