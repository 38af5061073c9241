/** A telephone number as a link that calls it. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
