import { defineMessages } from 'react-intl';

export const unsavedMessages = defineMessages({
  title: { id: 'office.unsaved', defaultMessage: 'Leave without saving?' },
  text: {
    id: 'office.unsaved.text',
    defaultMessage: 'What you entered on this page is lost when you leave it.',
  },
  stay: { id: 'office.unsaved.stay', defaultMessage: 'Stay on this page' },
  leave: { id: 'office.unsaved.leave', defaultMessage: 'Leave' },
});
