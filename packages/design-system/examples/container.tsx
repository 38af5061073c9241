import { Container } from '@vermilion/design-system/container';
import { Heading } from '@vermilion/design-system/heading';

export const Example = () => (
  <Container>
    <Heading level={1}>Shop street</Heading>
  </Container>
);
