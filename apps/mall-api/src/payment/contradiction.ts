/** What a provider says that cannot be is told the operator once, however often the provider repeats it. */
export const contradiction = (payment: { id: number; groupId: number }) =>
  ({
    event: 'paymentContradicts',
    id: payment.groupId,
    once: `paymentContradicts ${payment.id}`,
  }) as const;
