import { Badge } from '@vermilion/design-system/badge';
import { vars } from '@vermilion/design-system/tokens';
import { Shown } from './shown';

/** A server component: what needs no client is rendered by it alone, tokens are plain values. */
export default function Page() {
  return (
    <>
      <Badge>New</Badge>
      <p style={{ color: vars.color.textMuted }}>Rendered on the server.</p>
      <Shown />
    </>
  );
}
