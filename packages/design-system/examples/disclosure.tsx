import { Disclosure } from '@vermilion/design-system/disclosure';

export const Example = () => (
  <Disclosure title="How the fee is made up">
    The heaviest piece counts; each further one adds a tenth.
  </Disclosure>
);
