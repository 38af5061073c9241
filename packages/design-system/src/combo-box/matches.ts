const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Whether a label contains the typed text, ignoring case and diacritics: "cote" matches "Côte d’Ivoire". */
export const matches = (text: string, typed: string) => plain(text).includes(plain(typed.trim()));
