import { Avatar } from '@vermilion/design-system/avatar';

export const Example = () => <Avatar name="Mina Sato" src="/people/mina.jpg" size="lg" />;
