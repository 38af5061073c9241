import { ImageIcon, MenuIcon } from '@vermilion/design-system/icon';
import { SegmentedControl } from '@vermilion/design-system/segmented-control';
import { useState } from 'react';

const views = [
  { value: 'list', label: 'List', icon: <MenuIcon size="sm" /> },
  { value: 'grid', label: 'Pictures', icon: <ImageIcon size="sm" /> },
];

export function Example() {
  const [view, setView] = useState('list');
  return (
    <SegmentedControl
      label="View"
      labelHidden
      options={views}
      value={view}
      onValueChange={(next) => setView(next)}
    />
  );
}
