/** Whether an element is laid out from right to left. */
export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
