import { defineMessages } from 'react-intl';

export const staleMessages = defineMessages({
  title: {
    id: 'office.stale',
    defaultMessage: 'Somebody else has saved this in the meantime. Which version do you want?',
  },
  caption: { id: 'office.stale.caption', defaultMessage: 'What differs' },
  field: { id: 'office.stale.field', defaultMessage: 'Field' },
  mine: { id: 'office.stale.mine', defaultMessage: 'Yours' },
  theirs: { id: 'office.stale.theirs', defaultMessage: 'Saved now' },
  same: { id: 'office.stale.same', defaultMessage: 'Both versions are the same.' },
  keepMine: { id: 'office.stale.keepMine', defaultMessage: 'Save mine' },
  takeTheirs: { id: 'office.stale.takeTheirs', defaultMessage: 'Take what is saved' },
});
