import { LoginMachineViews } from './login-machine-views';

/** The machine of sign-in, made from its table. */
export const LoginMachine = () => (
  <>
    <h2>The machine</h2>
    <p>
      Sign-in is a table of modes and events without React in it. The drawing and both tables below
      are made from that table, so they cannot be out of date.
    </p>
    <LoginMachineViews />
  </>
);
