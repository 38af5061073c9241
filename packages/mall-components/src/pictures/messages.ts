import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: { id: 'pictures.label', defaultMessage: 'Pictures' },
    hint: {
      id: 'pictures.hint',
      defaultMessage: 'Optional. Up to 5 pictures, JPG or PNG, up to 10 MB each',
    },
    choose: { id: 'pictures.choose', defaultMessage: 'Add pictures' },
    drop: { id: 'pictures.drop', defaultMessage: 'Drop the pictures here' },
    uploaded: { id: 'pictures.uploaded', defaultMessage: 'Uploaded' },
    failed: { id: 'pictures.failed', defaultMessage: 'Not uploaded' },
    busy: {
      id: 'pictures.busy',
      defaultMessage: 'A picture is still uploading. Send the form when it has finished.',
    },
    missing: {
      id: 'pictures.missing',
      defaultMessage: 'A picture was not uploaded. Upload it again, or remove it.',
    },
  }),
  ...defineMessages<{
    remove: { name: string };
    removed: { name: string };
    retry: { name: string };
    uploading: { name: string };
    wrongType: { name: string };
    tooLarge: { name: string };
    tooMany: { name: string };
  }>({
    remove: { id: 'pictures.remove', defaultMessage: 'Remove {name}' },
    removed: { id: 'pictures.removed', defaultMessage: '{name} is removed' },
    retry: { id: 'pictures.retry', defaultMessage: 'Upload {name} again' },
    uploading: { id: 'pictures.uploading', defaultMessage: 'Uploading {name}' },
    wrongType: {
      id: 'pictures.wrongType',
      defaultMessage: '{name} is not a JPG or PNG picture. Choose another one.',
    },
    tooLarge: {
      id: 'pictures.tooLarge',
      defaultMessage: '{name} is larger than 10 MB. Choose a smaller one.',
    },
    tooMany: {
      id: 'pictures.tooMany',
      defaultMessage: 'There is room for 5 pictures. {name} was not added.',
    },
  }),
};
