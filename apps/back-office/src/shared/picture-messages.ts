import { defineMessages } from 'react-intl';

export const pictureMessages = {
  ...defineMessages({
    choose: { id: 'office.files.choose', defaultMessage: 'Add' },
    another: { id: 'office.files.another', defaultMessage: 'Choose another' },
    drop: { id: 'office.files.drop', defaultMessage: 'Let go to add' },
    done: { id: 'office.files.done', defaultMessage: 'Sent' },
    failed: { id: 'office.files.failed', defaultMessage: 'Not sent' },
    type: { id: 'office.files.type', defaultMessage: 'Choose a JPG or PNG file.' },
    size: { id: 'office.files.size', defaultMessage: 'Choose a file of at most 10 MB.' },
    count: { id: 'office.files.count', defaultMessage: 'There is no room for more pictures.' },
    busy: { id: 'office.files.busy', defaultMessage: 'Wait until all pictures are sent.' },
  }),
  ...defineMessages<{
    remove: { name: string };
    removed: { name: string };
    retry: { name: string };
    progress: { name: string };
    number: { label: string; number: number };
  }>({
    remove: { id: 'office.files.remove', defaultMessage: 'Remove {name}' },
    removed: { id: 'office.files.removed', defaultMessage: '{name} removed' },
    retry: { id: 'office.files.retry', defaultMessage: 'Send {name} again' },
    progress: { id: 'office.files.progress', defaultMessage: 'Sending {name}' },
    number: { id: 'office.files.number', defaultMessage: '{label} {number, number}' },
  }),
};
