import { LoginDialog } from '@vermilion/mall-components/login/dialog';
import { useLogin } from '../login/use-login';

export interface LoginOverlayProps {
  onSignedIn: () => void;
  /** Closed without signing in. */
  onClose: () => void;
}

const reload = () => window.location.reload();

/** Sign-in over the page that one is on. */
export default function LoginOverlay({ onSignedIn, onClose }: LoginOverlayProps) {
  const { visitorOpen: _visitorOpen, ...panel } = useLogin({
    onHide: onSignedIn,
    onReload: reload,
  });
  return <LoginDialog open onOpenChange={(open) => !open && onClose()} {...panel} />;
}
