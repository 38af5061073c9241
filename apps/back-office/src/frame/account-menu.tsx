import { Button } from '@vermilion/design-system/button';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@vermilion/design-system/dropdown-menu';
import {
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '@vermilion/design-system/dropdown-menu-choice';
import {
  ChevronDownIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  StoreIcon,
  UserIcon,
} from '@vermilion/design-system/icon';
import { useToast } from '@vermilion/design-system/toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { errorMessage } from '../errors/error-message';
import { labels as mails } from '../mails/messages';
import { labels as factor } from '../second-factor/messages';
import { useSession } from '../session/session-context';
import { chooseColorMode, type ColorMode, colorModes, useColorMode } from '../wire/color-mode';
import { colorNames, messages } from './messages';

/** Who works here, and the ways out. */
export function AccountMenu() {
  const intl = useIntl();
  const toast = useToast();
  const { session, leave, signOut } = useSession();
  const colorMode = useColorMode();
  const attempt = (action: () => Promise<void>) =>
    void action().catch((error: unknown) =>
      toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
    );
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button
          variant="ghost"
          startIcon={<UserIcon />}
          endIcon={<ChevronDownIcon />}
          aria-label={intl.formatMessage(messages.account, { name: session.name })}
        >
          {session.name}
        </Button>
      }
    >
      <DropdownMenuItem asChild icon={<StoreIcon />}>
        <a href="/">
          <FormattedMessage {...messages.toMall} />
        </a>
      </DropdownMenuItem>
      <DropdownMenuItem asChild icon={<MailIcon />}>
        <Link to="/mails">
          <FormattedMessage {...mails.title} />
        </Link>
      </DropdownMenuItem>
      {session.places.length > 1 && (
        <DropdownMenuItem onSelect={() => attempt(leave)}>
          <FormattedMessage {...messages.otherPlace} />
        </DropdownMenuItem>
      )}
      <DropdownMenuItem asChild icon={<LockIcon />}>
        <Link to="/second-factor">
          <FormattedMessage {...factor.title} />
        </Link>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuLabel aria-hidden>
        <FormattedMessage {...messages.colors} />
      </DropdownMenuLabel>
      <DropdownMenuRadioGroup
        aria-label={intl.formatMessage(messages.colors)}
        value={colorMode}
        onValueChange={(value) => chooseColorMode(value as ColorMode)} // one of the items
      >
        {colorModes.map((mode) => (
          <DropdownMenuRadioItem
            key={mode}
            value={mode}
            onSelect={(event) => event.preventDefault()}
          >
            <FormattedMessage {...colorNames[mode]} />
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<LogOutIcon />} onSelect={() => attempt(signOut)}>
        <FormattedMessage {...messages.signOut} />
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
