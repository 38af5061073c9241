/** The first line of every starting text of an agreement, until it is published: in the order of `languages`. */
export const draftNotes = [
  'Draft. Have this text read by a lawyer before you publish it.',
  '草稿。发布前请由律师审阅。',
  'Borrador. Haz que un abogado lo lea antes de publicarlo.',
  'Brouillon. Faites relire ce texte par un juriste avant de le publier.',
  'ฉบับร่าง กรุณาให้ทนายความตรวจก่อนเผยแพร่',
  'ສະບັບຮ່າງ. ກະລຸນາໃຫ້ທະນາຍຄວາມກວດກ່ອນເຜີຍແຜ່.',
] as const;

/** A note as a paragraph of HTML. */
export const noteParagraph = (note: string): string => `<p><strong>${note}</strong></p>`;

/** The text of a draft without the note at its start. */
export const withoutDraftNote = (html: string): string => {
  const note = draftNotes.map(noteParagraph).find((paragraph) => html.startsWith(paragraph));
  return note ? html.slice(note.length).trimStart() : html;
};
