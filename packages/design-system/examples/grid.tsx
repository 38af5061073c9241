import { Card } from '@vermilion/design-system/card';
import { Grid } from '@vermilion/design-system/grid';

export const Example = ({ shops }: { shops: readonly string[] }) => (
  <Grid columns={3} gap="md">
    {shops.map((shop) => (
      <Card key={shop}>{shop}</Card>
    ))}
  </Grid>
);
