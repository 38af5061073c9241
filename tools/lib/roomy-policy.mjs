/** The parts of a policy that limit accounts and callers, with so much room that nothing in a trial is refused. */
export const roomyPolicy = (most) => ({
  unpaid: {
    ordersPerAccount: most,
    ordersPerCaller: most,
    unitsPerAccount: most,
    unitsPerCaller: most,
  },
  load: {
    perCallerMinute: most,
    perKeyMinute: most,
    drafts: { perAccountMinute: most, perCallerMinute: most },
  },
});
