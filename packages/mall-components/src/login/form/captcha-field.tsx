import { Alert } from '@vermilion/design-system/alert';
import { RefreshIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Text } from '@vermilion/design-system/text';
import { TextField, type TextFieldProps } from '@vermilion/design-system/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { captchaMessages as messages } from '../captcha-messages';
import { loginFormNames } from '../login-form-data';
import type { CaptchaMethod } from '../types';
import * as styles from './form.css';

/** The captcha from the server; `refreshCaptcha` of the actions requests another. */
export interface LoginCaptcha {
  /** URL of the image, or a data URL; absent while it loads. */
  imageSrc?: string;
  /** Whether proof of work is available as an alternative. */
  work?: boolean;
}

interface CaptchaFieldProps extends Pick<TextFieldProps, 'ref' | 'name' | 'size'> {
  captcha: LoginCaptcha;
  way: CaptchaMethod;
  value: string;
  error?: string;
  /** The form is being submitted, including the proof of work. */
  pending: boolean;
  onValueChange: (value: string) => void;
  onWayChange: (way: CaptchaMethod) => void;
  onRefresh: () => void;
}

/** A captcha: characters of an image, or proof of work instead. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { captcha, onWayChange } = props;
  const works = props.way === 'work';
  return (
    <div className={styles.captcha}>
      {works ? <CaptchaWork {...props} /> : <CaptchaCharacters {...props} />}
      {(captcha.work ?? works) && (
        <button
          type="button"
          className={styles.textButton}
          onClick={() => onWayChange(works ? 'image' : 'work')}
        >
          <FormattedMessage {...(works ? messages.captchaUsePicture : messages.captchaUseWork)} />
        </button>
      )}
    </div>
  );
}

/** Needs no input: explains the proof of work, and announces when it runs. */
function CaptchaWork({ pending, error }: CaptchaFieldProps) {
  return (
    <>
      <Text size="sm" color="muted" role="status">
        <FormattedMessage {...(pending ? messages.captchaWorking : messages.captchaWork)} />
      </Text>
      {error && (
        <Alert tone="critical" role="alert">
          {error}
        </Alert>
      )}
    </>
  );
}

function CaptchaCharacters({
  captcha: { imageSrc },
  onValueChange,
  onRefresh,
  way: _way,
  pending: _pending,
  onWayChange: _onWayChange,
  ...field
}: CaptchaFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      {...field}
      label={intl.formatMessage(messages.captcha)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className={styles.captchaInput}
      onChange={(event) => onValueChange(event.target.value)}
      suffix={
        <>
          <CaptchaPicture src={imageSrc} />
          <IconButton
            size="sm"
            label={intl.formatMessage(messages.captchaRefresh)}
            icon={<RefreshIcon />}
            type="submit"
            name={loginFormNames.event}
            value="CAPTCHA.REFRESH"
            onClick={(event) => {
              event.preventDefault();
              onRefresh();
            }}
          />
        </>
      }
    />
  );
}

/** Reserves the space of the image while it loads. */
function CaptchaPicture({ src }: { src?: string }) {
  const intl = useIntl();
  return (
    <span className={styles.captchaPicture}>
      {src && (
        <img
          src={src}
          alt={intl.formatMessage(messages.captchaPicture)}
          width={108}
          height={36}
          className={styles.captchaImage}
        />
      )}
    </span>
  );
}
