import { AvatarGroup } from '@vermilion/design-system/avatar-group';

export const Example = () => (
  <AvatarGroup
    label="Mina Sato, Li Wei and 2 others"
    items={['Mina Sato', 'Li Wei', 'Ana Ruiz', 'Jean Roux'].map((name) => ({ name }))}
    max={2}
  />
);
