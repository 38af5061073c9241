// The most points of each kind besides those for words in names. Their sum is less than the difference between
// two fields of a word, so they only order goods that match equally well.
export const POINTS = {
  classification: 0.15,
  description: 0.11,
  phrase: 0.12,
  sold: 0.08,
  rating: 0.06,
  inStock: 0.05,
  language: 0.05,
  recent: 0.03,
};
