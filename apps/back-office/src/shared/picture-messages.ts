import { defineMessages } from 'react-intl';

export const pictureMessages = {
  ...defineMessages({
    choose: { id: 'office.pictures.choose', defaultMessage: 'Add' },
    another: { id: 'office.pictures.another', defaultMessage: 'Choose another' },
    drop: { id: 'office.pictures.drop', defaultMessage: 'Let go to add' },
    done: { id: 'office.pictures.done', defaultMessage: 'Sent' },
    failed: { id: 'office.pictures.failed', defaultMessage: 'Not sent' },
    type: { id: 'office.pictures.type', defaultMessage: 'Choose a JPG or PNG file.' },
    size: { id: 'office.pictures.size', defaultMessage: 'Choose a file of at most 10 MB.' },
    count: { id: 'office.pictures.count', defaultMessage: 'There is no room for more pictures.' },
    busy: { id: 'office.pictures.busy', defaultMessage: 'Wait until all pictures are sent.' },
  }),
  ...defineMessages<{
    remove: { name: string };
    removed: { name: string };
    retry: { name: string };
    progress: { name: string };
    number: { label: string; number: number };
  }>({
    remove: { id: 'office.pictures.remove', defaultMessage: 'Remove {name}' },
    removed: { id: 'office.pictures.removed', defaultMessage: '{name} removed' },
    retry: { id: 'office.pictures.retry', defaultMessage: 'Send {name} again' },
    progress: { id: 'office.pictures.progress', defaultMessage: 'Sending {name}' },
    number: { id: 'office.pictures.number', defaultMessage: '{label} {number, number}' },
  }),
};
