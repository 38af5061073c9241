import { ShopBar } from '@vermilion/mall-components/shop';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import { localPath } from '../i18n/locales';
import { shopGoodsParams } from '../page-params';
import { paths, patterns } from '../page-params/paths';
import { messages } from './messages';
import { sectionPath, type ShopSectionId, shopSections } from './sections';

interface ShopPagesProps {
  id: number;
  section: ShopSectionId;
  /** Search words in the shop. */
  words: string;
}

/** The navigation between the shop's pages, and its search. */
export function ShopPages({ id, section, words }: ShopPagesProps) {
  const { locale } = useApp();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  return (
    <ShopBar
      sections={shopSections.map((one) => ({
        id: one,
        label: formatMessage(messages[one]),
        href: sectionPath[one](id),
      }))}
      currentSection={section}
      search={{
        action: localPath(locale, patterns.shopGoods),
        name: 'search',
        keep: shopGoodsParams.fields({ id: String(id) }),
        value: words,
        onSearch: (search) => void navigate(paths.shopGoods(id, { search })),
      }}
    />
  );
}
