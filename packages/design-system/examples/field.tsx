import { Field } from '@vermilion/design-system/field';

/** An input that is none of the design system's. */
export const Example = () => (
  <Field label="Color of the ribbon" hint="It is printed as on your screen.">
    {(control) => <input type="color" name="ribbon" {...control} />}
  </Field>
);
