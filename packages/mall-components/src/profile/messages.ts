import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'profile.title', defaultMessage: 'My profile' },
    failed: { id: 'profile.failed', defaultMessage: 'Your profile could not be loaded.' },
    picture: { id: 'profile.picture', defaultMessage: 'Picture' },
    pictureHint: { id: 'profile.pictureHint', defaultMessage: 'JPG or PNG, up to 10 MB' },
    choose: { id: 'profile.choose', defaultMessage: 'Choose a picture' },
    drop: { id: 'profile.drop', defaultMessage: 'Drop the picture here' },
    uploaded: { id: 'profile.uploaded', defaultMessage: 'Uploaded' },
    uploadFailed: { id: 'profile.uploadFailed', defaultMessage: 'Not uploaded' },
    pictureBusy: {
      id: 'profile.pictureBusy',
      defaultMessage: 'The picture is still uploading. Save when it has finished.',
    },
    pictureMissing: {
      id: 'profile.pictureMissing',
      defaultMessage: 'The picture was not uploaded. Upload it again, or remove it.',
    },
    nickname: { id: 'profile.nickname', defaultMessage: 'User name' },
    nicknameEmpty: { id: 'profile.nicknameEmpty', defaultMessage: 'User name cannot be empty' },
    nicknameLong: { id: 'profile.nicknameLong', defaultMessage: 'Use at most 255 characters' },
    email: { id: 'profile.email', defaultMessage: 'Email' },
    phone: { id: 'profile.phone', defaultMessage: 'Phone number' },
    none: { id: 'profile.none', defaultMessage: 'None' },
    lockedSignIn: {
      id: 'profile.lockedSignIn',
      defaultMessage: 'You sign in with this, so it cannot be changed.',
    },
    locked: {
      id: 'profile.locked',
      defaultMessage:
        'For deliveries, the one in the address is used: change it under “Addresses”.',
    },
    save: { id: 'profile.save', defaultMessage: 'Save' },
    saveFailed: {
      id: 'profile.saveFailed',
      defaultMessage: 'Your profile could not be saved. Your entries are kept; please try again.',
    },
    password: { id: 'profile.password', defaultMessage: 'Password' },
    passwordText: {
      id: 'profile.passwordText',
      defaultMessage:
        'To change it you need a code, which we will send to your own email or phone. Afterwards you sign in again on every device.',
    },
    visitorPassword: {
      id: 'profile.visitorPassword',
      defaultMessage: 'You are buying without an account, so there is no password.',
    },
    changePassword: { id: 'profile.changePassword', defaultMessage: 'Change password' },
    account: { id: 'profile.account', defaultMessage: 'Account' },
  }),
  ...defineMessages<{
    remove: { name: string };
    removed: { name: string };
    retry: { name: string };
    uploading: { name: string };
    wrongType: { name: string };
    tooLarge: { name: string };
    otherPassword: { provider: string };
  }>({
    remove: { id: 'profile.remove', defaultMessage: 'Remove {name}' },
    removed: { id: 'profile.removed', defaultMessage: '{name} is removed' },
    retry: { id: 'profile.retry', defaultMessage: 'Upload {name} again' },
    uploading: { id: 'profile.uploading', defaultMessage: 'Uploading {name}' },
    wrongType: {
      id: 'profile.wrongType',
      defaultMessage: '{name} is not a JPG or PNG picture. Choose another one.',
    },
    tooLarge: {
      id: 'profile.tooLarge',
      defaultMessage: '{name} is larger than 10 MB. Choose a smaller one.',
    },
    otherPassword: {
      id: 'profile.otherPassword',
      defaultMessage: 'You sign in with {provider}, so there is no password here.',
    },
  }),
};
