import { visibleText } from '@vermilion/input-rules/visible-text';
import type { SyntheticEvent } from 'react';
import { useId, useState } from 'react';
import type { Address } from '../../address';
import { useSubmission } from '../../error/use-submission';
import { formErrors } from '../../internal/form-errors';
import type { ActionResult } from '../../internal/use-pending';
import { type Id, useDraft } from '../../settings';
import type { CheckoutOrder, PaymentMethod, ShopNote } from '../types';

export interface UseCheckoutOptions {
  /** Absent when nothing is shipped. */
  addresses?: readonly Address[];
  addressId?: Id;
  paymentMethods: readonly PaymentMethod[];
  onSubmit: (order: CheckoutOrder) => ActionResult;
}

const fields = ['address', 'method'] as const;
type CheckoutField = (typeof fields)[number];

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
  const prefix = useId();
  const { pending, failure, submit } = useSubmission(onSubmit);
  const open = paymentMethods.filter(({ obstacle }) => !obstacle);
  // A chosen method that has become unavailable is not replaced by another one
  const method = chosenMethod === undefined ? open[0] : open.find(({ id }) => id === chosenMethod);

  const addressMissing = addresses !== undefined && addressId === undefined;

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!addressMissing && method)
      void submit({
        ...(addresses && { addressId }),
        paymentMethodId: method.id,
        notes: writtenIn(notes),
      });
  };

  const idOf = (field: CheckoutField) => `${prefix}${field}`;
  const isMissing = { address: addressMissing, method: !method };
  return {
    method,
    setMethod,
    notes: new Map(notes.map(({ shopId, text }) => [shopId, text])),
    setNote: (note: ShopNote) =>
      setNotes([...notes.filter(({ shopId }) => shopId !== note.shopId), note]),
    addressMissing: submitted && addressMissing,
    methodMissing: submitted && !method,
    idOf,
    /** Shown at their fields, which the form focuses. */
    errors: formErrors(fields, idOf, (field) => submitted && isMissing[field] && field),
    pending,
    failure,
    handleSubmit,
  };
}
