import { defineMessages } from 'react-intl';

export const pictureMessages = {
  ...defineMessages({
    upload: { id: 'office.pictures.upload', defaultMessage: 'Add pictures' },
    hint: {
      id: 'office.pictures.hint',
      defaultMessage: 'JPG or PNG, at most 10 MB. The first picture stands for the goods in lists.',
    },
    choose: {
      id: 'office.pictures.choose',
      defaultMessage: 'Choose pictures, or drop or paste them here',
    },
    drop: { id: 'office.pictures.drop', defaultMessage: 'Drop to upload' },
    uploaded: { id: 'office.pictures.uploaded', defaultMessage: 'Uploaded' },
    failed: { id: 'office.pictures.failed', defaultMessage: 'The upload failed' },
    noPicture: {
      id: 'office.pictures.noPicture',
      defaultMessage: 'This is no JPG or PNG picture, whatever its name says',
    },
    tooManyPixels: {
      id: 'office.pictures.tooManyPixels',
      defaultMessage: 'This picture has too many pixels. Make it smaller',
    },
    full: {
      id: 'office.pictures.full',
      defaultMessage: 'Your shop keeps too many pictures. Delete some that nothing uses',
    },
    main: { id: 'office.pictures.main', defaultMessage: 'Main picture' },
    alt: { id: 'office.pictures.alt', defaultMessage: 'What it shows' },
    instructions: {
      id: 'office.pictures.instructions',
      defaultMessage:
        'Press Space to pick up the picture, arrow keys to move it, Space to put it down, and Escape to leave it where it was.',
    },
    list: { id: 'office.pictures.list', defaultMessage: 'Pictures in their order' },
  }),
  ...defineMessages<{
    move: { number: number };
    earlier: { number: number };
    later: { number: number };
    remove: { number: number };
    lifted: { number: number };
    over: { number: number; count: number };
    put: { number: number; count: number };
    left: { number: number };
    wrongType: { name: string };
    tooLarge: { name: string };
    tooMany: { name: string; most: number };
    removeUpload: { name: string };
    removed: { name: string };
    retry: { name: string };
    progress: { name: string };
    why: { name: string; reason: string };
  }>({
    move: { id: 'office.pictures.move', defaultMessage: 'Drag picture {number, number}' },
    earlier: {
      id: 'office.pictures.earlier',
      defaultMessage: 'Move picture {number, number} forward',
    },
    later: { id: 'office.pictures.later', defaultMessage: 'Move picture {number, number} back' },
    remove: { id: 'office.pictures.remove', defaultMessage: 'Remove picture {number, number}' },
    lifted: { id: 'office.pictures.lifted', defaultMessage: 'Picked up picture {number, number}' },
    over: {
      id: 'office.pictures.over',
      defaultMessage: 'At place {number, number} of {count, number}',
    },
    put: {
      id: 'office.pictures.put',
      defaultMessage: 'Put down at place {number, number} of {count, number}',
    },
    left: {
      id: 'office.pictures.left',
      defaultMessage: 'Left picture {number, number} where it was',
    },
    wrongType: { id: 'office.pictures.wrongType', defaultMessage: '{name} is no JPG or PNG' },
    tooLarge: { id: 'office.pictures.tooLarge', defaultMessage: '{name} is larger than 10 MB' },
    tooMany: {
      id: 'office.pictures.tooMany',
      defaultMessage: '{name} was left out: goods have at most {most, number} pictures',
    },
    removeUpload: { id: 'office.pictures.removeUpload', defaultMessage: 'Remove {name}' },
    removed: { id: 'office.pictures.removed', defaultMessage: '{name} is removed' },
    retry: { id: 'office.pictures.retry', defaultMessage: 'Upload {name} again' },
    progress: { id: 'office.pictures.progress', defaultMessage: 'Uploading {name}' },
    why: { id: 'office.pictures.why', defaultMessage: '{name}: {reason}' },
  }),
};
