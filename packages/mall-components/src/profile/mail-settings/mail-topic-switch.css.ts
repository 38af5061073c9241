import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

/** Below the label instead of below the switch. */
export const hint = mallStyle({
  paddingInlineStart: `calc(${vars.size.target} * 5 / 3 + ${vars.space.xs})`,
});
