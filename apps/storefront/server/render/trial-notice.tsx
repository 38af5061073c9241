import { vars } from '@vermilion/design-system/tokens';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages<{ trial: {} }>({
  trial: {
    id: 'page.trial',
    defaultMessage: 'A mall to try out: shops, items and payments are invented.',
  },
});

const style = {
  padding: `${vars.space.xxs} ${vars.space.md}`,
  background: vars.color.infoSoft,
  color: vars.color.infoText,
  fontSize: vars.font.size.xs,
  textAlign: 'center',
  textWrap: 'balance',
} as const;

/**
 * The notice on every page of a trial mall. Rendered only by the server: adds no code or messages to the
 * browser.
 */
export function TrialNotice() {
  return <aside style={style}>{useIntl().formatMessage(messages.trial)}</aside>;
}
