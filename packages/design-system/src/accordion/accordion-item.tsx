'use client';
import { useContext } from 'react';
import type { DisclosureProps } from '../disclosure/disclosure';
import { Disclosure } from '../disclosure/disclosure';
import { mergeProps } from '../internal/merge-props';
import { AccordionContext } from './accordion-context';

export interface AccordionItemProps extends Omit<
  DisclosureProps,
  'level' | 'open' | 'defaultOpen' | 'onOpenChange' | 'variant'
> {
  /** Identifies the item in the accordion's `value`. */
  value: string;
}

const MISPLACED = 'AccordionItem: it must stand inside Accordion. Put <Accordion> around it.';

/** A section of an Accordion. */
export function AccordionItem({ value, ...rest }: AccordionItemProps) {
  const accordion = useContext(AccordionContext);
  if (!accordion) throw new Error(MISPLACED);
  return (
    <Disclosure
      {...mergeProps({ 'data-component': 'accordion-item' }, rest)}
      variant="row"
      level={accordion.level}
      open={accordion.open.includes(value)}
      onOpenChange={(open, detail) => accordion.change(value, open, detail)}
    />
  );
}
