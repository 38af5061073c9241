import { Button } from '@vermilion/design-system/button';
import { Checkbox } from '@vermilion/design-system/checkbox';
import { Form } from '@vermilion/design-system/form';
import { useState } from 'react';

export function Example() {
  const [isMissing, setMissing] = useState(false);
  const error = isMissing ? 'Accept the terms to open an account.' : undefined;
  return (
    <Form
      aria-label="New account"
      errors={error ? [{ controlId: 'terms', message: error }] : []}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!new FormData(event.currentTarget).has('terms'));
      }}
    >
      <Checkbox name="news" label="Send me news" hint="Once a week at most." />
      <Checkbox id="terms" name="terms" label="I accept the terms" required error={error} />
      <Button type="submit">Open an account</Button>
    </Form>
  );
}
