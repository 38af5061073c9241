import { Button } from '@vermilion/design-system/button';
import { vars } from '@vermilion/design-system/tokens';
import { defineMessages, useIntl } from 'react-intl';
import outsideScripts from '../../src/inline/outside-scripts?script';
import type { RenderOptions } from './types';

const messages = defineMessages<{
  title: {};
  text: { companies: string };
  both: { one: string; other: string };
  allow: {};
  refuse: {};
}>({
  title: { id: 'page.consent.title', defaultMessage: 'Scripts of other companies' },
  text: {
    id: 'page.consent.text',
    defaultMessage:
      'May the pages of this mall load scripts of {companies}? They recognise fraud or help to sign in, and set cookies of their own. Everything works without them.',
  },
  // Node has no list format of its own in Lao
  both: { id: 'page.consent.both', defaultMessage: '{one} and {other}' },
  allow: { id: 'page.consent.allow', defaultMessage: 'Allow' },
  refuse: { id: 'page.consent.refuse', defaultMessage: 'Refuse' },
});

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space.sm} ${vars.space.md}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.font.size.sm,
} as const;

const textStyle = { margin: 0, flex: '0 1 70ch' } as const;
const answersStyle = { display: 'flex', gap: vars.space.sm } as const;

interface ConsentNoticeProps {
  outside: RenderOptions['outside'];
  nonce: string;
}

/**
 * Asks whether scripts of other companies may be loaded. Rendered only by the server, and only where a setting
 * switches such a script on: adds no code or messages to the browser.
 */
export function ConsentNotice({ outside, nonce }: ConsentNoticeProps) {
  const { formatMessage } = useIntl();
  const [one = '', other] = outside.map(({ company }) => company);
  const companies = other ? formatMessage(messages.both, { one, other }) : one;
  return (
    <>
      <aside
        hidden
        aria-label={formatMessage(messages.title)}
        data-scripts={outside.map(({ src }) => src).join(' ')}
      >
        <div style={style}>
          <p style={textStyle}>{formatMessage(messages.text, { companies })}</p>
          <div style={answersStyle}>
            <Button size="sm" value="yes">
              {formatMessage(messages.allow)}
            </Button>
            <Button size="sm" value="no">
              {formatMessage(messages.refuse)}
            </Button>
          </div>
        </div>
      </aside>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: outsideScripts }} />
    </>
  );
}
