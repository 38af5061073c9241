import { Container } from '@vermilion/design-system/container';
import { Surface } from '@vermilion/design-system/surface';

export const Example = () => (
  <Surface elevation="sunken">
    <Container>Free delivery from $39</Container>
  </Surface>
);
