import { Card } from '@vermilion/design-system/card';
import { ThemeArea } from '@vermilion/design-system/theme-provider';

/** A part of the page in another brand; inside it, one in dark colors and Arabic. */
export const Example = () => (
  <ThemeArea brand="kontor">
    <Card>Kontor</Card>
    <ThemeArea colorMode="dark" locale="ar">
      <Card>كونتور</Card>
    </ThemeArea>
  </ThemeArea>
);
