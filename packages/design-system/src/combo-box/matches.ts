const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Whether a text holds what was typed, whatever its accents and capitals: "cote" finds "Côte d’Ivoire". */
export const matches = (text: string, typed: string) => plain(text).includes(plain(typed.trim()));
