import { Button } from '@vermilion/design-system/button';
import { isPlainClick, LinkBase } from '@vermilion/design-system/link';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import * as form from '../form/form.css';
import type { LoginMove } from '../login-events';
import { nextLoginMode } from '../login-moves';
import { loginTable } from '../login-table';
import { messages } from '../messages';
import type { LoginPartProps } from './field-props';
import * as styles from './login-panel.css';

type LoginModeLinksProps = Omit<LoginPartProps, 'keep'>;

interface ModeLinkProps extends LoginModeLinksProps {
  event: LoginMove | 'LOGIN.START';
  children: PlainMessage;
}

/** A link where modes have URLs; with scripts the mode changes in place and the input is kept. */
function modeLinkProps({ state, send, modeHref, event: type }: Omit<ModeLinkProps, 'children'>) {
  const mode = nextLoginMode(state, type);
  if (!modeHref || !mode) return { href: undefined, onClick: () => send({ type }) };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    send({ type });
  };
  return { href: modeHref(mode), onClick };
}

function ModeLink({ children, ...rest }: ModeLinkProps) {
  const { href, onClick } = modeLinkProps(rest);
  const words = <FormattedMessage {...children} />;
  if (href)
    return (
      <LinkBase href={href} className={form.textButton} onClick={onClick}>
        {words}
      </LinkBase>
    );
  return (
    <button type="button" className={form.textButton} onClick={onClick}>
      {words}
    </button>
  );
}

function ModeButton({ children, ...rest }: ModeLinkProps) {
  const { href, onClick } = modeLinkProps(rest);
  const words = <FormattedMessage {...children} />;
  const look = { variant: 'secondary', size: 'lg', block: true } as const;
  if (href)
    return (
      <Button {...look} asChild>
        <LinkBase href={href} onClick={onClick}>
          {words}
        </LinkBase>
      </Button>
    );
  return (
    <Button {...look} onClick={onClick}>
      {words}
    </Button>
  );
}

/** Alternatives to the current fields, directly below them. */
const helps = [
  ['CODE.USE', messages.useCode],
  ['PASSWORD.USE', messages.usePassword],
  ['PASSWORD.FORGET', messages.forgot],
] as const satisfies [LoginMove, PlainMessage][];

/** The alternatives of the current mode. */
export function LoginHelpLinks(props: LoginModeLinksProps) {
  const open = helps.filter(([type]) => nextLoginMode(props.state, type));
  if (open.length === 0) return null;
  return (
    <div className={styles.helps}>
      {open.map(([type, text]) => (
        <ModeLink key={type} {...props} event={type}>
          {text}
        </ModeLink>
      ))}
    </div>
  );
}

/** Links to other modes below the submit button: the transitions that the table has for this mode. */
export function LoginModeLinks(props: LoginModeLinksProps) {
  const { state } = props;
  const returns = nextLoginMode(state, 'ACCOUNT.RETURN');
  const isVisit = state.mode === 'visitor';
  const isStuck = !returns && !isVisit && !loginTable[state.mode].providers;
  return (
    <>
      {isVisit && (
        <>
          <p className={styles.providersTitle}>
            <FormattedMessage {...messages.otherWays} />
          </p>
          <ModeButton {...props} event="LOGIN.START">
            {messages.signIn}
          </ModeButton>
        </>
      )}
      {nextLoginMode(state, 'ACCOUNT.CREATE') && (
        <ModeButton {...props} event="ACCOUNT.CREATE">
          {messages.create}
        </ModeButton>
      )}
      <div className={styles.ways}>
        {nextLoginMode(state, 'VISITOR.ENTER') && (
          <ModeLink {...props} event="VISITOR.ENTER">
            {messages.visit}
          </ModeLink>
        )}
        {(returns ?? isStuck) && (
          <ModeLink {...props} event={returns ? 'ACCOUNT.RETURN' : 'LOGIN.START'}>
            {messages.back}
          </ModeLink>
        )}
      </div>
    </>
  );
}
