import { Alert } from '../alert';
import { Badge } from '../badge';
import { Button } from '../button';
import { Card } from '../card';
import { Checkbox } from '../checkbox';
import { Grid } from '../grid';
import { Heading } from '../heading';
import { Inline } from '../inline';
import { Link } from '../link';
import { Stack } from '../stack';
import { Text } from '../text';
import { TextField } from '../text-field';
import * as styles from './foundations.css';

/** A sample page made of common components. */
export function Sampler() {
  return (
    <Stack gap="lg">
      <Heading level={2} size="xl">
        New in the mall
      </Heading>
      <Grid columns={2} gap="md">
        {['Linen throw, washed', 'Enamel kettle, two litres'].map((name) => (
          <Card key={name} padding="none" clip interactive>
            <div className={styles.picture} />
            <Stack gap="xs" className={styles.inset}>
              <Text size="sm">{name}</Text>
              <Text size="lg" weight="bold" color="price" className={styles.figures}>
                $38.00
              </Text>
              <span>
                <Badge tone="brandAccent">2 for 1</Badge>
              </span>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Alert tone="caution" title="Three left">
        The next ones arrive in May. <Link href="#dates">See the dates</Link>
      </Alert>
      <TextField label="Coupon" hint="Eight letters" defaultValue="SPRING24" />
      <Checkbox label="Wrap it as a gift" defaultChecked />
      <Inline gap="sm">
        <Button variant="primary">Buy now</Button>
        <Button variant="soft">Add to cart</Button>
        <Button variant="secondary">Save</Button>
        <Button variant="critical">Remove</Button>
      </Inline>
    </Stack>
  );
}
