import { defineMessages } from 'react-intl';

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.factor.title', defaultMessage: 'Second factor' },
  about: {
    id: 'office.factor.about',
    defaultMessage:
      'With a second factor, whoever learns your password still does not get in. You can have an app and passkeys at once.',
  },
  app: { id: 'office.factor.app', defaultMessage: 'Authenticator app' },
  appSet: {
    id: 'office.factor.appSet',
    defaultMessage: 'An app is set up. It shows a code when you sign in.',
  },
  noApp: {
    id: 'office.factor.noApp',
    defaultMessage: 'An app on your phone shows a new code every 30 seconds.',
  },
  setUpApp: { id: 'office.factor.setUpApp', defaultMessage: 'Set up an app' },
  appDone: { id: 'office.factor.appDone', defaultMessage: 'The app is set up.' },
  removeApp: { id: 'office.factor.removeApp', defaultMessage: 'Remove the app' },
  removeAppTitle: {
    id: 'office.factor.removeAppTitle',
    defaultMessage: 'Remove the authenticator app?',
  },
  appRemoved: { id: 'office.factor.appRemoved', defaultMessage: 'The app is removed.' },
  removing: { id: 'office.factor.removing', defaultMessage: 'Removing' },
  stillOthers: {
    id: 'office.factor.stillOthers',
    defaultMessage: 'You sign in with your other second factor from then on.',
  },
  last: {
    id: 'office.factor.last',
    defaultMessage:
      'It is your last second factor: your recovery codes end with it. Where you need one to work, you set one up when you next sign in.',
  },
  passkeys: { id: 'office.factor.passkeys', defaultMessage: 'Passkeys' },
  noPasskeys: {
    id: 'office.factor.noPasskeys',
    defaultMessage:
      'A passkey is kept by your computer, your phone or a security key. You confirm with a finger, your face or a PIN.',
  },
  unsupported: {
    id: 'office.factor.unsupported',
    defaultMessage: 'This browser has no passkeys. Use another one, or an app.',
  },
  addPasskey: { id: 'office.factor.addPasskey', defaultMessage: 'Add a passkey' },
  addText: {
    id: 'office.factor.addText',
    defaultMessage: 'Your browser then asks where to keep it.',
  },
  passkeyName: { id: 'office.factor.passkeyName', defaultMessage: 'Name' },
  passkeyNameHint: {
    id: 'office.factor.passkeyNameHint',
    defaultMessage: 'To know it again, such as “Work laptop”',
  },
  added: { id: 'office.factor.added', defaultMessage: 'Added' },
  lastUsed: { id: 'office.factor.lastUsed', defaultMessage: 'Last used' },
  never: { id: 'office.factor.never', defaultMessage: 'Never' },
  actions: { id: 'office.factor.actions', defaultMessage: 'Actions' },
  rename: { id: 'office.factor.rename', defaultMessage: 'Rename' },
  remove: { id: 'office.factor.remove', defaultMessage: 'Remove' },
  removeText: {
    id: 'office.factor.removeText',
    defaultMessage: 'It no longer lets you in. Delete it on your device, too.',
  },
  codes: { id: 'office.factor.codes', defaultMessage: 'Recovery codes' },
  proveTitle: { id: 'office.prove.title', defaultMessage: 'Confirm that it is you' },
  proveText: {
    id: 'office.prove.text',
    defaultMessage: 'Only you may change how you sign in.',
  },
  proving: { id: 'office.prove.pending', defaultMessage: 'Confirming' },
  withPasskey: { id: 'office.prove.passkey', defaultMessage: 'Use a passkey' },
  code: { id: 'office.code.label', defaultMessage: 'Code of your authenticator app' },
  codeHint: {
    id: 'office.code.hint',
    defaultMessage: 'Six digits. Without your phone, a recovery code works, too.',
  },
  recoveryCode: { id: 'office.code.recovery', defaultMessage: 'Recovery code' },
  recoveryHint: {
    id: 'office.code.recoveryHint',
    defaultMessage: 'If you do not have your passkey with you. Each code works once.',
  },
  setUp: {
    id: 'office.setUp.text',
    defaultMessage:
      'Scan the picture with an authenticator app, or type the secret into it. Then enter the six digits that it shows.',
  },
  picture: { id: 'office.setUp.picture', defaultMessage: 'QR code for your authenticator app' },
  secret: { id: 'office.setUp.secret', defaultMessage: 'Secret to type' },
  confirm: { id: 'office.setUp.confirm', defaultMessage: 'Confirm' },
  recoveryTitle: { id: 'office.recovery.title', defaultMessage: 'Keep your recovery codes' },
  recovery: {
    id: 'office.recovery.text',
    defaultMessage:
      'Each of them lets you in once without your phone or passkey. They are not shown again: print them, or keep them where you keep your passwords.',
  },
  print: { id: 'office.recovery.print', defaultMessage: 'Print' },
  kept: { id: 'office.recovery.kept', defaultMessage: 'I have kept them' },
});

/** What browsers refuse, by the name of their error. */
export const browserMessages = defineMessages({
  NotAllowedError: {
    id: 'office.passkey.notAllowed',
    defaultMessage: 'Nothing was confirmed in time. Try again.',
  },
  InvalidStateError: {
    id: 'office.passkey.known',
    defaultMessage: 'This device keeps a passkey for your account already.',
  },
  SecurityError: {
    id: 'office.passkey.otherAddress',
    defaultMessage: 'Passkeys do not work at this address. Open the back office at its own one.',
  },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    elsewhere: { address: string };
    codesLeft: { count: number };
    removeTitle: { name: string };
    passkeyAdded: { name: string };
    passkeyRemoved: { name: string };
    renameOf: { name: string };
    removeOf: { name: string };
    usualName: { number: number };
  }>({
    elsewhere: {
      id: 'office.factor.elsewhere',
      defaultMessage: 'Passkeys work at {address} only. Open the back office there.',
    },
    codesLeft: {
      id: 'office.factor.codesLeft',
      defaultMessage:
        '{count, plural, =0 {You have used all of them.} one {# code is unused.} other {# codes are unused.}} You get new ones when you set up an app.',
    },
    removeTitle: { id: 'office.factor.removeTitle', defaultMessage: 'Remove “{name}”?' },
    passkeyAdded: { id: 'office.factor.passkeyAdded', defaultMessage: '“{name}” is added.' },
    passkeyRemoved: { id: 'office.factor.passkeyRemoved', defaultMessage: '“{name}” is removed.' },
    renameOf: { id: 'office.factor.renameOf', defaultMessage: 'Rename {name}' },
    removeOf: { id: 'office.factor.removeOf', defaultMessage: 'Remove {name}' },
    usualName: { id: 'office.factor.usualName', defaultMessage: 'Passkey {number}' },
  }),
};
