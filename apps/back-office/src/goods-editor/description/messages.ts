import { defineMessages } from 'react-intl';

/** The tools of the description editor. */
export const toolNames = defineMessages({
  heading2: { id: 'office.description.heading2', defaultMessage: 'Heading' },
  heading3: { id: 'office.description.heading3', defaultMessage: 'Smaller heading' },
  bold: { id: 'office.description.bold', defaultMessage: 'Bold' },
  italic: { id: 'office.description.italic', defaultMessage: 'Italic' },
  underline: { id: 'office.description.underline', defaultMessage: 'Underlined' },
  strike: { id: 'office.description.strike', defaultMessage: 'Struck through' },
  bulletList: { id: 'office.description.bulletList', defaultMessage: 'List' },
  orderedList: { id: 'office.description.orderedList', defaultMessage: 'Numbered list' },
  blockquote: { id: 'office.description.blockquote', defaultMessage: 'Quotation' },
  rule: { id: 'office.description.rule', defaultMessage: 'Line' },
  undo: { id: 'office.description.undo', defaultMessage: 'Undo' },
  redo: { id: 'office.description.redo', defaultMessage: 'Redo' },
});

export const descriptionMessages = {
  ...defineMessages({
    tools: { id: 'office.description.tools', defaultMessage: 'Formatting' },
    link: { id: 'office.description.link', defaultMessage: 'Link' },
    address: { id: 'office.description.address', defaultMessage: 'Address of the link' },
    addressHint: {
      id: 'office.description.addressHint',
      defaultMessage:
        'Such as https://example.com, or a path of the mall. Empty takes the link away.',
    },
    setLink: { id: 'office.description.setLink', defaultMessage: 'Set the link' },
    picture: { id: 'office.description.picture', defaultMessage: 'Picture' },
    asHtml: { id: 'office.description.asHtml', defaultMessage: 'Edit as HTML' },
    html: { id: 'office.description.html', defaultMessage: 'HTML' },
    htmlHint: {
      id: 'office.description.htmlHint',
      defaultMessage: 'Scripts and styles are taken out when you save.',
    },
  }),
  ...defineMessages<{ unknown: { elements: string }; insert: { number: number } }>({
    unknown: {
      id: 'office.description.unknown',
      defaultMessage:
        'This description has parts that the editor does not know ({elements}). It takes them out when you change something without HTML.',
    },
    insert: {
      id: 'office.description.insert',
      defaultMessage: 'Insert picture {number, number}',
    },
  }),
};
