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
import { type LayoutValues, layoutValues, sentSections } from './layout-values';
import { kindNames, messages } from './messages';
import { Preview } from './preview';
import { SectionList } from './section-list';

/** `sections.1.productIds.3` is in the field of all goods of the section. */
const fieldOf = (field: string) =>
  field.replace(/(\.productIds)\.\d+$/, '$1') as FieldPath<LayoutValues>;

/** The home of a shop to arrange, with a preview. */
export function LayoutForm({ shop }: { shop: OperatorShopDetail }) {
  const intl = useIntl();
  const toast = useToast();
  const { operator } = useClients();
  const heading = intl.formatMessage(messages.title);
  const show = ({ sections }: LayoutValues): Shown[] =>
    sections.flatMap(({ kind, title, productIds, translations }, at) => {
      const place = intl.formatNumber(at + 1);
      const goods = productIds.map((id) => `#${id}`).join(', ');
      const name = intl.formatMessage(kindNames[kind]);
      return [
        { label: place, text: [name, title, goods].filter(Boolean).join(' · ') },
        ...shownTranslations(translations, 'title', `${place}. ${heading}`),
      ];
    });
  const compare = byText(show);
  const state = useSavedForm<LayoutValues, OperatorShopDetail>({
    thing: shop,
    valuesOf: (thing) => layoutValues(thing ?? shop),
    send: (values, version = 0) =>
      operator.saveShopLayout({ id: shop.id, version, sections: sentSections(values) }),
    compare: (mine, theirs) => {
      const added = show(theirs).slice(show(mine).length);
      return [
        ...compare(mine, theirs),
        ...added.map(({ label, text }) => ({ label, mine: '', theirs: text })),
      ];
    },
    fieldOf,
    onSaved: () => toast.show({ message: intl.formatMessage(shared.saved), tone: 'positive' }),
  });
  return (
    <Card>
      <SavedForm state={state}>
        <SectionList />
        <Preview shop={shop} />
      </SavedForm>
    </Card>
  );
}
