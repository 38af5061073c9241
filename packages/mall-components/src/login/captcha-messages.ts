import { defineMessages } from 'react-intl';

/** Messages of the captcha alone, which is used in other forms as well. */
export const captchaMessages = defineMessages({
  captcha: { id: 'login.captcha', defaultMessage: 'Characters in the picture' },
  captchaPicture: {
    id: 'login.captchaPicture',
    defaultMessage: 'Picture with characters to copy',
  },
  captchaRefresh: { id: 'login.captchaRefresh', defaultMessage: 'Show another one' },
  captchaUseWork: {
    id: 'login.captchaUseWork',
    defaultMessage: 'I cannot read the picture',
  },
  captchaUsePicture: {
    id: 'login.captchaUsePicture',
    defaultMessage: 'Copy the picture instead',
  },
  captchaWork: {
    id: 'login.captchaWork',
    defaultMessage:
      'Your computer will show that you are not a robot when you continue. This takes a few seconds.',
  },
  captchaWorking: {
    id: 'login.captchaWorking',
    defaultMessage: 'Your computer is showing that you are not a robot. A few seconds more…',
  },
});
