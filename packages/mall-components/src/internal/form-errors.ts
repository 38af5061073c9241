import type { FormError } from '@vermilion/design-system/form';
import type { ReactNode } from 'react';

/** The errors of a form: of those fields that have a message, in their order. */
export function formErrors<Name extends string>(
  fields: readonly Name[],
  idOf: (field: Name) => string,
  messageOf: (field: Name) => ReactNode,
): FormError[] {
  return fields.flatMap((field) => {
    const message = messageOf(field);
    return message ? { controlId: idOf(field), message } : [];
  });
}
