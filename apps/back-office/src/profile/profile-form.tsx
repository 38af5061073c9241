import { useQueryClient } from '@tanstack/react-query';
import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { useToast } from '@vermilion/design-system/toast';
import type { FieldPath } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { SavedForm } from '../shared/saved-form';
import { shownTranslations } from '../shared/text-languages';
import { byText, type Shown, useSavedForm } from '../shared/use-saved-form';
import { useClients } from '../wire/clients-context';
import { dayNames, labels, serviceNames } from './messages';
import { ProfileFields } from './profile-fields';
import { ProfilePreview } from './profile-preview';
import {
  pictureLists,
  type ProfileValues,
  profileValues,
  sentProfile,
  singlePictures,
  textFields,
} from './profile-values';

/** `pcBanner.1` and `openingHours.0.days.2` are in the field of the whole list. */
const fieldOf = (field: string) =>
  field.replace(
    /^(pcBanner|qualification|openingHours\.\d+\.days)\.\d+$/,
    '$1',
  ) as FieldPath<ProfileValues>;

/** The profile of a shop to edit. */
export function ProfileForm({ shop }: { shop: OperatorShopDetail }) {
  const intl = useIntl();
  const toast = useToast();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const hoursText = ({ days, opens, closes }: ProfileValues['openingHours'][number]) =>
    `${days.map((day) => intl.formatMessage(dayNames[Number(day) as 1])).join(', ')} ${opens}–${closes}`;
  const show = (values: ProfileValues): Shown[] => [
    ...textFields.map((name) => ({ label: text(name), text: values[name] })),
    ...shownTranslations(values.translations, 'intro', text('intro')),
    ...[...singlePictures, ...pictureLists].map((name) => ({
      label: text(name),
      text: values[name].join(' '),
    })),
    { label: text('hours'), text: values.openingHours.map(hoursText).join('; ') },
    { label: text('service'), text: intl.formatMessage(serviceNames[values.serviceType]) },
  ];
  const state = useSavedForm<ProfileValues, OperatorShopDetail>({
    thing: shop,
    valuesOf: (thing) => profileValues(thing ?? shop),
    send: async (values, version = 0) => {
      const saved = await operator.saveShop({ id: shop.id, version, ...sentProfile(values) });
      // The name of the place is in the session
      void queryClient.invalidateQueries({ queryKey: ['session'] });
      return saved;
    },
    compare: byText(show),
    fieldOf,
    onSaved: () => toast.show({ message: intl.formatMessage(shared.saved), tone: 'positive' }),
  });
  return (
    <Card>
      <SavedForm state={state}>
        <ProfileFields />
        <ProfilePreview shopId={shop.id} />
      </SavedForm>
    </Card>
  );
}
