import type { OperatorShopDetail, ShopSectionFields } from '@vermilion/api-client/operator';
import {
  sentTranslations,
  type TranslatedTexts,
  translationValues,
} from '../shared/text-languages';

export interface SectionValues {
  kind: ShopSectionFields['kind'];
  title: string;
  productIds: string[];
  translations: TranslatedTexts;
}

export interface LayoutValues {
  sections: SectionValues[];
}

/** The kinds whose heading a shop may write. */
export const hasTitle = ({ kind }: Pick<SectionValues, 'kind'>) =>
  kind === 'goods' || kind === 'new';

/** A new section. */
export const freshSection = (kind: SectionValues['kind']): SectionValues => ({
  kind,
  title: '',
  productIds: [],
  translations: translationValues(undefined, ['title']),
});

/** The values of the form for the home of a shop. */
export const layoutValues = ({ layout }: Pick<OperatorShopDetail, 'layout'>): LayoutValues => ({
  sections: layout.map(({ kind, title, productIds, translations }) => ({
    kind,
    title,
    productIds: productIds.map(String),
    translations: translationValues(translations, ['title']),
  })),
});

/** What is sent of the form. */
export const sentSections = ({ sections }: LayoutValues): ShopSectionFields[] =>
  sections.map((section) => ({
    kind: section.kind,
    ...(section.kind === 'goods' && { productIds: section.productIds.map(Number) }),
    ...(hasTitle(section) && {
      title: section.title,
      translations: sentTranslations(section.translations),
    }),
  }));
