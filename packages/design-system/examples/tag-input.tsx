import { TagInput } from '@vermilion/design-system/tag-input';
import { useState } from 'react';

export function Example() {
  const [words, setWords] = useState<readonly string[]>(['linen']);
  return (
    <TagInput
      label="Keywords"
      value={words}
      onValueChange={(next) => setWords(next)}
      removeLabel={(word) => `Remove ${word}`}
      duplicateLabel={(word) => `${word} is on the list already.`}
    />
  );
}
