import { RatingInput } from '@vermilion/design-system/rating-input';

const words = ['poor', 'fair', 'fine', 'good', 'excellent'];

export const Example = () => (
  <RatingInput
    label="How is the cup?"
    name="quality"
    starLabel={(stars) => `${stars} stars, ${words[stars - 1] ?? ''}`}
    required
  />
);
