'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import { useLoginMachine } from '@vermilion/mall-components/login';
import { LoginDialog } from '@vermilion/mall-components/login/dialog';
import { ownLinks } from './links';
import { useLoginActions } from './use-login-actions';
import { useTexts } from './use-texts';

interface LoginOverlayProps {
  onSignedIn: () => void;
  /** Closed without signing in. */
  onClose: () => void;
}

/** Sign-in over the page. */
export default function LoginOverlay({ onSignedIn, onClose }: LoginOverlayProps) {
  const texts = useTexts();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const { actions, captcha } = useLoginActions({
    completeSignIn: () => queryClient.invalidateQueries(),
    onRegistered: () => show({ tone: 'positive', message: texts.welcome }),
  });
  const machine = useLoginMachine(actions, {
    onHide: onSignedIn,
    onReload: () => window.location.reload(),
  });
  return (
    <LoginDialog
      open
      onOpenChange={(open) => !open && onClose()}
      agreementHref={ownLinks.terms}
      captcha={captcha}
      {...machine}
    />
  );
}
