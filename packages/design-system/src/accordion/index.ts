export { Accordion } from './accordion';
export type { AccordionChangeDetail, AccordionProps } from './accordion';
export { AccordionItem } from './accordion-item';
export type { AccordionItemProps } from './accordion-item';
