import { Accordion, AccordionItem } from '@vermilion/design-system/accordion';

export const Example = () => (
  <Accordion level={3} defaultValue={['back']}>
    <AccordionItem value="when" title="When does it arrive?">
      Two to four working days after the shop has sent it.
    </AccordionItem>
    <AccordionItem value="back" title="Can I send it back?">
      Within thirty days, as long as it was not used.
    </AccordionItem>
  </Accordion>
);
