import { Button } from '@vermilion/design-system/button';
import { ErrorSummary, Form } from '@vermilion/design-system/form';
import { TextField } from '@vermilion/design-system/text-field';
import { useState } from 'react';

const messages = {
  recipient: 'Enter who the parcel is for.',
  street: 'Enter the street and the number.',
  town: 'Enter a town.',
};
type Name = keyof typeof messages;

export function Example() {
  const [missing, setMissing] = useState<readonly Name[]>([]);
  const field = (name: Name) => ({
    id: name,
    name,
    required: true,
    error: missing.includes(name) && messages[name],
  });
  return (
    <Form
      aria-label="Address"
      summary={<ErrorSummary title="Some fields are missing" />}
      errors={missing.map((name) => ({ controlId: name, message: messages[name] }))}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setMissing((Object.keys(messages) as Name[]).filter((name) => !data.get(name)));
      }}
    >
      <TextField label="Recipient" {...field('recipient')} />
      <TextField label="Street" {...field('street')} />
      <TextField label="Town" {...field('town')} />
      <Button variant="primary" type="submit">
        Save address
      </Button>
    </Form>
  );
}
