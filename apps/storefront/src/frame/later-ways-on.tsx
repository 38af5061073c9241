import { Container } from '@vermilion/design-system/container';
import { Stack } from '@vermilion/design-system/stack';
import { useEffect, useState } from 'react';
import { useApp } from '../deps/app-context';
import { RecommendedRow } from '../goods/recommended-row';
import { CategoryTiles } from '../mall/category-tiles';

/** Categories and recommendations on a page whose messages are not loaded. */
export default function LaterWaysOn() {
  const { messages } = useApp();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    messages.need('overlays').then(
      () => setReady(true),
      // Optional on the page, so failures are ignored
      () => undefined,
    );
  }, [messages]);
  return (
    isReady && (
      <Container>
        <Stack gap="xl">
          <CategoryTiles />
          <RecommendedRow />
        </Stack>
      </Container>
    )
  );
}
