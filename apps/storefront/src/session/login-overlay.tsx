import { useQuery } from '@tanstack/react-query';
import { LoginDialog } from '@vermilion/mall-components/login/dialog';
import { useApp } from '../app/app-context';
import { paths } from '../paths';
import { useLogin } from './use-login';

export interface LoginOverlayProps {
  onSignedIn: () => void;
  /** Closed without signing in. */
  onClose: () => void;
}

const reload = () => window.location.reload();

/** Sign-in over the page that one is on. */
export default function LoginOverlay({ onSignedIn, onClose }: LoginOverlayProps) {
  const { queries } = useApp();
  const picture = useQuery({ ...queries.loginPicture(), meta: { quiet: true } }).data;
  const { state, send } = useLogin({ onSignedIn, onRegistered: reload });
  return (
    <LoginDialog
      open
      onOpenChange={(open) => !open && onClose()}
      state={state}
      send={send}
      imageSrc={picture?.loginLeftImage}
      agreementHref={paths.privacy()}
    />
  );
}
