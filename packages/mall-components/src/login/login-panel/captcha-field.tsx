import { RefreshIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { TextField } from '@vermilion/design-system/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages';
import { useFieldProps, type LoginPartProps } from './field-props';
import * as styles from './login-panel.css';

/** The captcha that the server made; `refreshCaptcha` of the actions brings another. */
export interface LoginCaptcha {
  /** Address of the picture, a data URL too; absent while it is on its way. */
  imageSrc?: string;
  /** The second way, in the shopper's language: a question that is answered in its place. */
  question?: string;
}

interface CaptchaFieldProps extends LoginPartProps {
  captcha: LoginCaptcha;
}

/** Proof of not being a robot: characters of a picture, or the answer to a question. */
export function CaptchaField({ captcha, ...part }: CaptchaFieldProps) {
  const intl = useIntl();
  const { state, send } = part;
  const { imageSrc, question } = captcha;
  const asks = state.captcha?.way === 'question' && question !== undefined;
  return (
    <div className={styles.captcha}>
      <TextField
        {...useFieldProps(part)('captcha')}
        label={asks ? question : intl.formatMessage(messages.captcha)}
        autoCapitalize="none"
        spellCheck={false}
        className={styles.captchaInput}
        onChange={(event) =>
          send({ type: 'FIELD.CHANGE', field: 'captcha', value: event.target.value })
        }
        suffix={
          <>
            {!asks && <CaptchaPicture src={imageSrc} />}
            <IconButton
              size="sm"
              label={intl.formatMessage(messages.captchaRefresh)}
              icon={<RefreshIcon />}
              onClick={() => send({ type: 'CAPTCHA.REFRESH' })}
            />
          </>
        }
      />
      {question !== undefined && (
        <button
          type="button"
          className={styles.textButton}
          onClick={() => send({ type: 'CAPTCHA.SWITCH', way: asks ? 'picture' : 'question' })}
        >
          <FormattedMessage {...(asks ? messages.captchaUsePicture : messages.captchaQuestion)} />
        </button>
      )}
    </div>
  );
}

/** Keeps the place of the picture while it is on its way. */
function CaptchaPicture({ src }: { src?: string }) {
  const intl = useIntl();
  return (
    <span className={styles.captchaPicture}>
      {src && (
        <img
          src={src}
          alt={intl.formatMessage(messages.captchaPicture)}
          width={96}
          height={36}
          className={styles.captchaImage}
        />
      )}
    </span>
  );
}
