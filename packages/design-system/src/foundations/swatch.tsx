import { Text } from '../text';
import type { ContrastPair } from '../tokens/contrast-pairs';
import { contrastOf, contrastPairs } from '../tokens/contrast-pairs';
import type { ColorTokens } from '../tokens/token-contract';
import { tokenVariable } from '../tokens/token-variable';
import * as styles from './foundations.css';

const other = (name: string, { ink, ground }: ContrastPair) =>
  ink === name ? `on ${ground}` : `under ${ink}`;

/** Lowest contrast ratio of this colour, as text. */
function tightest(name: keyof ColorTokens, colors: ColorTokens): string | undefined {
  const [worst] = contrastPairs
    .filter(({ ink, ground }) => ink === name || ground === name)
    .map((pair) => ({ pair, ratio: contrastOf(colors, pair) }))
    .sort((a, b) => a.ratio / a.pair.minimum - b.ratio / b.pair.minimum);
  return worst && `${worst.ratio.toFixed(1)} ${other(name, worst.pair)}`;
}

interface SwatchProps {
  name: keyof ColorTokens;
  colors: ColorTokens;
}

/** A colour with its value, custom property and lowest contrast ratio. */
export function Swatch({ name, colors }: SwatchProps) {
  return (
    <div className={styles.swatch}>
      <div className={styles.chip} style={{ background: colors[name] }} />
      <Text size="sm" weight="medium">
        {name}
      </Text>
      <span className={styles.code}>{colors[name]}</span>
      <span className={styles.code}>--{tokenVariable(['color', name])}</span>
      <Text size="xs" color="muted" tabular>
        {tightest(name, colors) ?? 'in no measured pair'}
      </Text>
    </div>
  );
}
