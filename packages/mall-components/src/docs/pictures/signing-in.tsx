import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Link } from '@vermilion/design-system/link';
import { PasswordField } from '@vermilion/design-system/password-field';
import { Select } from '@vermilion/design-system/select';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { CountryPicker, PhoneField } from '../../country-code';
import { LoginPanel, useLoginMachine } from '../../login';
import { flagsSrc } from '../../login/testing/sample-login';
import { compare, Lines, Part, type Pictures, Wide } from './picture';

const reveal = { revealLabel: 'Show password', concealLabel: 'Hide password' };
const none = () => undefined;
const done = () => Promise.resolve();

/** Sign-in by email at rest, without the picture that stands beside it on wide screens. */
function Panel() {
  const machine = useLoginMachine({
    signInByEmail: done,
    registerByEmail: done,
    resetPassword: done,
    sendCode: done,
    refreshCaptcha: none,
  });
  return <LoginPanel {...machine} headingLevel={2} agreementHref="#terms" />;
}

export const signingIn: Pictures = {
  'country-code': compare(
    <Wide>
      <Stack gap="md">
        <CountryPicker value="SE" onValueChange={none} flagsSrc={flagsSrc} />
        <PhoneField
          value="701 23 45 67"
          onValueChange={none}
          country="SE"
          onCountryChange={none}
          flagsSrc={flagsSrc}
        />
      </Stack>
    </Wide>,
    'A name to read and to search, and the number as it is written there.',
    <Wide>
      <Stack gap="md">
        <Select label="Code" defaultValue="1">
          <option value="1">+1</option>
          <option value="7">+7</option>
          <option value="46">+46</option>
        </Select>
        <TextField label="Phone" defaultValue="70" error="This number is too short." />
      </Stack>
    </Wide>,
    'Twenty-five countries share +1, and a number is refused before it is typed.',
  ),
  login: compare(
    <Wide>
      <Panel />
    </Wide>,
    'One way at a time; every other one is a link away.',
    <Part title="Sign in or register" actions={<Button variant="primary">Continue</Button>}>
      <TextField label="Email or phone" error="There is no account with this email." />
      <PasswordField label="Password (if you have one)" {...reveal} />
      <TextField label="Code (if you have one)" />
      <TextField label="Name (if you are new)" />
    </Part>,
    'All ways in one form, and it tells strangers who has an account.',
  ),
  'login-states': compare(
    <Part actions={<Button variant="primary">Sign in</Button>}>
      <Alert tone="critical">The email address or the password is wrong.</Alert>
      <TextField label="Email" defaultValue="nora@example.com" />
      <PasswordField label="Password" defaultValue="four-words" {...reveal} />
    </Part>,
    'Says what was wrong, and keeps what was typed.',
    <Part actions={<Button variant="primary">Sign in</Button>}>
      <Alert tone="critical">Something went wrong. Please try again.</Alert>
      <TextField label="Email" />
      <PasswordField label="Password" {...reveal} />
    </Part>,
    'One sentence for every failure, and everything has to be typed again.',
  ),
  'login-flows': compare(
    <Part title="A way, step by step">
      <Lines
        of={['1. Writes the email', '2. Asks for a code', '3. Writes the code', '4. Is signed in']}
      />
    </Part>,
    'Each step is one that a shopper takes: the story is its test.',
    <Part title="A way, from the middle">
      <Lines of={['1. Starts with a code that is there already', '2. Is signed in']} />
    </Part>,
    'The steps that are left out are those that break.',
  ),
  'login-diagram': compare(
    <Part title="In the table">
      <Lines of={[<code key="row">emailSignIn: FORGOTTEN → forgotPassword</code>]} />
      <Link href="#diagram">The drawing has the arrow too</Link>
    </Part>,
    'One row: drawing, tables and tests follow.',
    <Part title="In a handler">
      <Lines
        of={[
          <code key="if">{"if (mode === 'emailSignIn') {"}</code>,
          <code key="set">{"setMode('forgotPassword');"}</code>,
          <code key="end">{'}'}</code>,
        ]}
      />
    </Part>,
    'A way that no drawing shows and no test walks.',
  ),
};
