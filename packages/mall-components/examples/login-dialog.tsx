import { type LoginActions, useLoginMachine } from '@vermilion/mall-components/login';
import { lazy, Suspense } from 'react';

const LoginDialog = lazy(() =>
  import('@vermilion/mall-components/login/dialog').then((it) => ({ default: it.LoginDialog })),
);

export function Example({ actions, onClose }: { actions: LoginActions; onClose: () => void }) {
  const { state, send } = useLoginMachine(actions, { onHide: onClose });
  return (
    <Suspense>
      <LoginDialog open onOpenChange={onClose} state={state} send={send} agreementHref="/terms" />
    </Suspense>
  );
}
