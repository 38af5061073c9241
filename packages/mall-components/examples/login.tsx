import { type LoginActions, LoginPanel, useLoginMachine } from '@vermilion/mall-components/login';

/** `actions` sign in at the server: `loginActions` of `@vermilion/mall-data/login` are those of the mall's API. */
export function Example({ actions }: { actions: LoginActions }) {
  const { state, send } = useLoginMachine(actions, {
    onHide: () => location.assign('/'),
  });
  return <LoginPanel state={state} send={send} agreementHref="/terms" />;
}
