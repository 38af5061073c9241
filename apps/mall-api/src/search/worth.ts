// What goods get beside the points for their words, at most. Together they are less than a better
// place of a word is worth: they decide between goods that fit alike.
export const WORTH = {
  filed: 0.15,
  said: 0.11,
  phrase: 0.12,
  sold: 0.08,
  rating: 0.06,
  inStock: 0.05,
  language: 0.05,
  recent: 0.03,
};
