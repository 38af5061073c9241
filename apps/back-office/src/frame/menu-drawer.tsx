import { Drawer } from '@vermilion/design-system/drawer';
import { MenuIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import * as styles from './frame.css';
import { messages } from './messages';
import { Navigation } from './navigation';

/** The navigation in a narrow window. */
export function MenuDrawer() {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const menu = intl.formatMessage(messages.menu);
  return (
    <Drawer
      side="start"
      size="sm"
      title={menu}
      closeLabel={intl.formatMessage(shared.close)}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton label={menu} icon={<MenuIcon />} className={styles.menu} />}
    >
      <Navigation onChoose={() => setOpen(false)} />
    </Drawer>
  );
}
