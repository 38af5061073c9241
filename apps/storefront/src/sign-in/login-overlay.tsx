import { LoginDialog } from '@vermilion/mall-components/login/dialog';
import { useLogin } from './use-login';

export interface LoginOverlayProps {
  onSignedIn: () => void;
  /** Closed without signing in. */
  onClose: () => void;
}

const reload = () => window.location.reload();

/** The sign-in dialog over the current page. */
export default function LoginOverlay({ onSignedIn, onClose }: LoginOverlayProps) {
  const { visitorOpen: _visitorOpen, ...panel } = useLogin({
    onHide: onSignedIn,
    onReload: reload,
  });
  return <LoginDialog open onOpenChange={(open) => !open && onClose()} {...panel} />;
}
