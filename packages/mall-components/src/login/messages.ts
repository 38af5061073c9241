import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    close: { id: 'login.close', defaultMessage: 'Close' },
    signInTitle: { id: 'login.signInTitle', defaultMessage: 'Welcome back' },
    forgotTitle: { id: 'login.forgotTitle', defaultMessage: 'Forgotten your password?' },
    forgotHint: {
      id: 'login.forgotHint',
      defaultMessage: 'Enter the email address of your account.',
    },
    resetTitle: { id: 'login.resetTitle', defaultMessage: 'Set a new password' },
    registerTitle: { id: 'login.registerTitle', defaultMessage: 'Create an account' },
    email: { id: 'login.email', defaultMessage: 'Email' },
    password: { id: 'login.password', defaultMessage: 'Password' },
    code: { id: 'login.code', defaultMessage: 'Verification code' },
    newPassword: { id: 'login.newPassword', defaultMessage: 'New password' },
    passwordAgain: { id: 'login.passwordAgain', defaultMessage: 'Repeat the new password' },
    passwordHint: {
      id: 'login.passwordHint',
      defaultMessage:
        '8 to 20 characters, three kinds of: capitals, small letters, digits, symbols',
    },
    reveal: { id: 'login.reveal', defaultMessage: 'Show password' },
    conceal: { id: 'login.conceal', defaultMessage: 'Hide password' },
    sendCode: { id: 'login.sendCode', defaultMessage: 'Send code' },
    retryCode: { id: 'login.retryCode', defaultMessage: 'Send again' },
    signIn: { id: 'login.signIn', defaultMessage: 'Sign in' },
    next: { id: 'login.next', defaultMessage: 'Next' },
    reset: { id: 'login.reset', defaultMessage: 'Save password' },
    register: { id: 'login.register', defaultMessage: 'Create account' },
    forgot: { id: 'login.forgot', defaultMessage: 'Forgot password?' },
    create: { id: 'login.create', defaultMessage: 'Create an account' },
    back: { id: 'login.back', defaultMessage: 'Back to sign-in' },
    emailEmpty: { id: 'login.emailEmpty', defaultMessage: 'Please enter your email address' },
    correctEmail: {
      id: 'login.correctEmail',
      defaultMessage: 'Please enter a valid email address',
    },
    emptyPassword: { id: 'login.emptyPassword', defaultMessage: 'Please enter a password' },
    emptyCode: { id: 'login.emptyCode', defaultMessage: 'Please enter the code' },
    correctCode: {
      id: 'login.correctCode',
      defaultMessage: 'The code has only letters, digits and underscores',
    },
    emptyAgainPassword: {
      id: 'login.emptyAgainPassword',
      defaultMessage: 'Please repeat the password',
    },
    diffPassword: { id: 'login.diffPassword', defaultMessage: 'The passwords are inconsistent' },
    agreement: {
      id: 'login.agreement',
      defaultMessage: 'Please check the user privacy agreement',
    },
    codeSent: {
      id: 'login.codeSent',
      defaultMessage: 'The code is on its way. Look into your mail.',
    },
    passwordSaved: {
      id: 'login.passwordSaved',
      defaultMessage: 'Your password is changed. Sign in with the new one.',
    },
    formFailed: {
      id: 'login.formFailed',
      defaultMessage: 'That did not work. Please try again.',
    },
    codeFailed: {
      id: 'login.codeFailed',
      defaultMessage: 'The code could not be sent. Please try again.',
    },
  }),
  ...defineMessages<{ wait: { seconds: number }; resetHint: { email: string } }>({
    wait: { id: 'login.wait', defaultMessage: 'Again in {seconds, number} s' },
    resetHint: {
      id: 'login.resetHint',
      defaultMessage: 'Send a code to {email} and enter it here.',
    },
  }),
};
