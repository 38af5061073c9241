import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const accordion = componentStyle({
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
});
