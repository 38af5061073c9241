import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    close: { id: 'login.close', defaultMessage: 'Close' },
    signInTitle: { id: 'login.signInTitle', defaultMessage: 'Sign in or create an account' },
    codeSignInTitle: { id: 'login.codeSignInTitle', defaultMessage: 'Sign in with a code' },
    visitorTitle: {
      id: 'login.visitorTitle',
      defaultMessage: 'How would you like to check out?',
    },
    visitorHint: {
      id: 'login.visitorHint',
      defaultMessage: 'As a guest: we will send updates about your order to your email.',
    },
    otherWays: { id: 'login.otherWays', defaultMessage: 'Or with an account' },
    forgotTitle: { id: 'login.forgotTitle', defaultMessage: 'Forgotten your password?' },
    forgotHint: {
      id: 'login.forgotHint',
      defaultMessage: 'Enter the email address of your account.',
    },
    resetTitle: { id: 'login.resetTitle', defaultMessage: 'Set a new password' },
    registerTitle: { id: 'login.registerTitle', defaultMessage: 'Create an account' },
    signInWays: { id: 'login.signInWays', defaultMessage: 'Ways to sign in' },
    registerWays: { id: 'login.registerWays', defaultMessage: 'Ways to register' },
    byEmail: { id: 'login.byEmail', defaultMessage: 'Email' },
    byPhone: { id: 'login.byPhone', defaultMessage: 'Phone' },
    email: { id: 'login.email', defaultMessage: 'Email' },
    phone: { id: 'login.phone', defaultMessage: 'Phone number' },
    phoneOptional: { id: 'login.phoneOptional', defaultMessage: 'Phone number (optional)' },
    password: { id: 'login.password', defaultMessage: 'Password' },
    code: { id: 'login.code', defaultMessage: 'Verification code' },
    newPassword: { id: 'login.newPassword', defaultMessage: 'New password' },
    passwordAgain: { id: 'login.passwordAgain', defaultMessage: 'Repeat the new password' },
    passwordHint: {
      id: 'login.passwordHint',
      defaultMessage:
        'At least 8 characters, with three of these: upper-case letters, lower-case letters, digits, symbols',
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
    useCode: { id: 'login.useCode', defaultMessage: 'Sign in with a code' },
    usePassword: { id: 'login.usePassword', defaultMessage: 'Sign in with a password' },
    visit: { id: 'login.visit', defaultMessage: 'Buy without an account' },
    enter: { id: 'login.enter', defaultMessage: 'Continue as a guest' },
    others: { id: 'login.others', defaultMessage: 'Or sign in with' },
    back: { id: 'login.back', defaultMessage: 'Back to sign-in' },
    emailEmpty: { id: 'login.emailEmpty', defaultMessage: 'Please enter your email address' },
    correctEmail: {
      id: 'login.correctEmail',
      defaultMessage: 'Please enter a valid email address',
    },
    emptyPhone: { id: 'login.emptyPhone', defaultMessage: 'Please enter your phone number' },
    correctPhone: {
      id: 'login.correctPhone',
      defaultMessage: 'This is not a valid phone number for the selected country.',
    },
    emptyPassword: { id: 'login.emptyPassword', defaultMessage: 'Please enter a password' },
    weakPassword: {
      id: 'login.weakPassword',
      defaultMessage: 'This password is too weak. See the requirements below.',
    },
    longPassword: {
      id: 'login.longPassword',
      defaultMessage: 'Use at most 128 characters.',
    },
    emptyCode: { id: 'login.emptyCode', defaultMessage: 'Please enter the code' },
    correctCode: {
      id: 'login.correctCode',
      defaultMessage: 'The code contains only letters, digits and underscores',
    },
    emptyAgainPassword: {
      id: 'login.emptyAgainPassword',
      defaultMessage: 'Please repeat the password',
    },
    diffPassword: { id: 'login.diffPassword', defaultMessage: 'The passwords are inconsistent' },
    emptyCaptcha: {
      id: 'login.emptyCaptcha',
      defaultMessage: 'Please complete this first to show that you are not a robot',
    },
    wrongCaptcha: {
      id: 'login.wrongCaptcha',
      defaultMessage: 'That was not correct. Please try again.',
    },
    agreement: {
      id: 'login.agreement',
      defaultMessage: 'Please check the user privacy agreement',
    },
    codeSent: {
      id: 'login.codeSent',
      defaultMessage: 'We have sent you a code. Check your email.',
    },
    codeSentByPhone: {
      id: 'login.codeSentByPhone',
      defaultMessage: 'We have sent you a code. Check your messages.',
    },
    passwordSaved: {
      id: 'login.passwordSaved',
      defaultMessage: 'Your password has been changed. Sign in with the new one.',
    },
    formFailed: {
      id: 'login.formFailed',
      defaultMessage: 'That did not work. Please try again.',
    },
    network: {
      id: 'login.network',
      defaultMessage: 'No connection to the server. Check your network and try again.',
    },
    rateLimited: {
      id: 'login.rateLimited',
      defaultMessage: 'Too many attempts. Wait until the button is available again.',
    },
    codeFailed: {
      id: 'login.codeFailed',
      defaultMessage: 'The code could not be sent. Please try again.',
    },
  }),
  ...defineMessages<{ provider: { name: string } }>({
    provider: { id: 'login.provider', defaultMessage: 'Sign in with {name}' },
  }),
  ...defineMessages<{ wait: { seconds: number }; resetHint: { email: string } }>({
    wait: { id: 'login.wait', defaultMessage: 'Again in {seconds, number} s' },
    resetHint: {
      id: 'login.resetHint',
      defaultMessage: 'Send a code to {email} and enter it here.',
    },
  }),
};
