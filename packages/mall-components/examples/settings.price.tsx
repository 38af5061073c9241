import { OldPrice, Price, useMoney } from '@vermilion/mall-components/settings';

/** Amounts are integers in minor units: 1280 is $12.80. */
export function Example() {
  const money = useMoney();
  return (
    <p>
      <Price minor={1280} oldMinor={1900} size="lg" /> <OldPrice minor={2400} />
      You save {money(620)}.
    </p>
  );
}
