import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    columns: { id: 'office.columns', defaultMessage: 'Columns' },
    usualColumns: { id: 'office.columns.usual', defaultMessage: 'Usual columns' },
  }),
  ...defineMessages<{ columnsOf: { list: string } }>({
    columnsOf: { id: 'office.columns.of', defaultMessage: 'Columns: {list}' },
  }),
};
