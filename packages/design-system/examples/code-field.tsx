import { CodeField } from '@vermilion/design-system/code-field';

export const Example = () => (
  <CodeField
    label="Code"
    hint="We sent it to name@example.com."
    onComplete={(code) => void fetch(`/api/verify?code=${code}`, { method: 'POST' })}
  />
);
