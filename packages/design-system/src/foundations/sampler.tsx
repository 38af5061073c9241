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
import type { SamplerTexts } from './sampler-texts';
import { english } from './sampler-texts';

/** A sample page made of common components. */
export function Sampler({ texts = english }: { texts?: SamplerTexts }) {
  const { heading, goods, price, badge, alert, coupon, gift, actions } = texts;
  return (
    <Stack gap="lg">
      <Heading level={2} size="xl">
        {heading}
      </Heading>
      <Grid columns={2} gap="sm">
        {goods.map((name) => (
          <Card key={name} padding="none" clip interactive>
            <div className={styles.picture} />
            <Stack gap="xs" className={styles.inset}>
              <Text size="sm">{name}</Text>
              <Text size="lg" weight="bold" color="price" className={styles.figures}>
                {price}
              </Text>
              <span>
                <Badge tone="brandAccent">{badge}</Badge>
              </span>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Alert tone="caution" title={alert.title}>
        {alert.text} <Link href="#dates">{alert.link}</Link>
      </Alert>
      <TextField label={coupon.label} hint={coupon.hint} defaultValue="SPRING24" />
      <Checkbox label={gift} defaultChecked />
      <Inline gap="sm">
        <Button variant="primary">{actions.buy}</Button>
        <Button variant="soft">{actions.add}</Button>
        <Button variant="secondary">{actions.save}</Button>
        <Button variant="critical">{actions.remove}</Button>
      </Inline>
    </Stack>
  );
}
