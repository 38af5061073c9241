import { LoginDialog } from '@vermilion/mall-components/login/dialog';
import { useLogin } from './use-login';

export interface LoginOverlayProps {
  /** Opened by a guest who checks out: buying as a guest comes first, where the mall allows it. */
  isCheckout: boolean;
  onSignedIn: () => void;
  /** Closed without signing in. */
  onClose: () => void;
}

const reload = () => window.location.reload();

/** The sign-in dialog over the current page. */
export default function LoginOverlay({ isCheckout, onSignedIn, onClose }: LoginOverlayProps) {
  const { visitorOpen: _visitorOpen, ...panel } = useLogin({
    isCheckout,
    onHide: onSignedIn,
    onReload: reload,
  });
  return <LoginDialog open onOpenChange={(open) => !open && onClose()} {...panel} />;
}
