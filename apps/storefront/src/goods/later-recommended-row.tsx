import { Container } from '@vermilion/design-system/container';
import { useEffect, useState } from 'react';
import { useApp } from '../deps/app-context';
import { RecommendedRow } from './recommended-row';

/** The same on a page whose messages are not loaded. */
export default function LaterRecommendedRow() {
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
        <RecommendedRow />
      </Container>
    )
  );
}
