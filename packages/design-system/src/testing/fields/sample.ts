export const options = [
  { value: 'card', label: 'Card' },
  { value: 'points', label: 'Points' },
];

export const choice = {
  initial: 'card',
  initialSent: ['card'],
  changedTo: 'points',
  changedSent: ['points'],
};
