import type { StaffRole } from '@vermilion/api-client/operator';
import { CheckboxGroup } from '@vermilion/design-system/checkbox-group';
import { useIntl } from 'react-intl';
import { roleNames } from '../session/role-messages';
import { messages, roleHints } from './messages';

const OF_SHOPS: readonly StaffRole[] = ['owner', 'goods', 'orders', 'money'];
const OF_MALL: readonly StaffRole[] = ['owner', 'content', 'orders', 'shops', 'money'];

export interface RoleFieldProps {
  isMall: boolean;
  value: readonly StaffRole[];
  onValueChange: (value: StaffRole[]) => void;
  error?: string | undefined;
}

/** Chooses roles that there are in a place. */
export function RoleField({ isMall, value, onValueChange, error }: RoleFieldProps) {
  const intl = useIntl();
  const roles = isMall ? OF_MALL : OF_SHOPS;
  return (
    <CheckboxGroup
      label={intl.formatMessage(messages.roles)}
      value={value}
      onValueChange={(chosen) => onValueChange(roles.filter((role) => chosen.includes(role)))}
      error={error}
      options={roles.map((role) => ({
        value: role,
        label: intl.formatMessage(roleNames[role]),
        description: intl.formatMessage(roleHints[role]),
      }))}
    />
  );
}
