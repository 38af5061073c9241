import { HeartFilledIcon, HeartIcon } from '@vermilion/design-system/icon';
import { ToggleButton } from '@vermilion/design-system/toggle-button';
import { useState } from 'react';

export function Example() {
  const [isSaved, setSaved] = useState(false);
  return (
    <ToggleButton
      label="Save Blue mug"
      icon={isSaved ? <HeartFilledIcon /> : <HeartIcon />}
      pressed={isSaved}
      onPressedChange={(next) => setSaved(next)}
    />
  );
}
