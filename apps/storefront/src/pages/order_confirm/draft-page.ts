/** Identifies the unsent input of a checkout. */
export const draftPage = (preOrderNo: string) => `checkout:${preOrderNo}`;
