import { CaptchaField, type LoginCaptcha } from '../form/captcha-field';
import { type LoginPartProps, useFieldProps } from './field-props';

interface LoginCaptchaFieldProps extends LoginPartProps {
  captcha: LoginCaptcha;
}

/** The captcha, once the server has required it. */
export function LoginCaptchaField({ captcha, ...part }: LoginCaptchaFieldProps) {
  const { state, send } = part;
  const { autoComplete: _autoComplete, ...field } = useFieldProps(part)('captcha');
  return (
    <CaptchaField
      {...field}
      captcha={captcha}
      way={state.captcha?.way ?? 'image'}
      pending={state.pending !== undefined}
      onValueChange={(value) => send({ type: 'FIELD.CHANGE', field: 'captcha', value })}
      onWayChange={(way) => send({ type: 'CAPTCHA.SWITCH', way })}
      onRefresh={() => send({ type: 'CAPTCHA.REFRESH' })}
    />
  );
}
