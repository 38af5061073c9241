import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    yes: { id: 'office.record.yes', defaultMessage: 'Yes' },
    no: { id: 'office.record.no', defaultMessage: 'No' },
    translations: { id: 'office.record.translations', defaultMessage: 'In other languages' },
    translationsHint: {
      id: 'office.record.translationsHint',
      defaultMessage: 'Shoppers of a language without a text see the one above.',
    },
    edit: { id: 'office.record.edit', defaultMessage: 'Edit' },
    remove: { id: 'office.record.remove', defaultMessage: 'Delete' },
    actions: { id: 'office.record.actions', defaultMessage: 'Actions' },
    saved: { id: 'office.record.saved', defaultMessage: 'Saved.' },
    inUse: {
      id: 'office.record.inUse',
      defaultMessage: 'This is still in use. Change what uses it first, then delete it.',
    },
  }),
  ...defineMessages<{
    inLanguage: { label: string; language: string };
    editOf: { name: string };
    removeOf: { name: string };
    removeTitle: { name: string };
    removed: { name: string };
    up: { name: string };
    down: { name: string };
    noWhole: { min: number; max: number };
  }>({
    inLanguage: { id: 'office.record.inLanguage', defaultMessage: '{label} ({language})' },
    editOf: { id: 'office.record.editOf', defaultMessage: 'Edit {name}' },
    removeOf: { id: 'office.record.removeOf', defaultMessage: 'Delete {name}' },
    removeTitle: { id: 'office.record.removeTitle', defaultMessage: 'Delete {name}?' },
    removed: { id: 'office.record.removed', defaultMessage: '{name} is deleted.' },
    up: { id: 'office.record.up', defaultMessage: 'Move {name} up' },
    down: { id: 'office.record.down', defaultMessage: 'Move {name} down' },
    noWhole: {
      id: 'office.record.noWhole',
      defaultMessage: 'Enter a whole number from {min, number} to {max, number}',
    },
  }),
};
