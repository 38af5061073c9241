import { useQuery } from '@tanstack/react-query';
import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import { type FormEvent, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSession } from '../session/session-context';
import { StaleNotice } from '../shared/stale-notice';
import { UnsavedGuard } from '../shared/unsaved-guard';
import { useClients } from '../wire/clients-context';
import { useMallFormat } from '../wire/use-mall-format';
import { BasicsSection } from './basics-section';
import { DeliverySection } from './delivery-section';
import { DescriptionSection } from './description/description-section';
import { differencesOf } from './differences';
import * as styles from './editor.css';
import { EditorContext } from './editor-context';
import { toValues } from './from-detail';
import { GoodsMenu } from './goods-menu';
import { emptyGoods, type GoodsValues } from './goods-values';
import { OptionsSection } from './options-section';
import { PicturesSection } from './pictures/pictures-section';
import { PreviewSection } from './preview/preview-section';
import { categoriesQuery, choicesOf } from './queries';
import { SaleSection } from './sale-section';
import { SaveBar } from './save-bar';
import { ShopField } from './shop-field';
import { SkusSection } from './skus-section';
import { SpecificationsSection } from './specifications-section';
import type { TextLanguage } from './texts';
import { useSaveGoods } from './use-save-goods';

export interface GoodsFormProps {
  /** Undefined for new goods. */
  goods: OperatorGoodsDetail | undefined;
  /** Called with the goods when they are archived here. */
  onArchived: (goods: OperatorGoodsDetail) => void;
}

/** Everything that is edited of goods, with what shoppers see of it beside. */
export function GoodsForm({ goods, onArchived }: GoodsFormProps) {
  const intl = useIntl();
  const { session } = useSession();
  const mall = useMallFormat();
  const categories = useQuery(categoriesQuery(useClients()));
  const [textLanguage, setTextLanguage] = useState<TextLanguage>('own');
  const form = useForm<GoodsValues>({
    defaultValues: goods ? toValues(mall, goods) : emptyGoods(),
  });
  const { isDirty } = form.formState;
  const chosenShop = useWatch({ control: form.control, name: 'shopId' });
  const saving = useSaveGoods({ form, goods, setTextLanguage });
  const { before, stale, generation } = saving;
  const shopId = session.shopId ?? (chosenShop ? Number(chosenShop) : undefined);
  const editor = useMemo(
    () => ({ textLanguage, setTextLanguage, shopId, generation }),
    [textLanguage, shopId, generation],
  );
  const nameOf = (id: string) =>
    choicesOf(categories.data ?? []).find(({ value }) => value === id)?.label ?? id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save();
  };
  return (
    <FormProvider {...form}>
      <EditorContext value={editor}>
        <div className={styles.layout}>
          <form onSubmit={submit} method="post" noValidate className={styles.form}>
            <SaveBar isNew={!before} isPending={saving.isPending} problem={saving.problem}>
              {before && <GoodsMenu goods={before} onArchived={onArchived} />}
            </SaveBar>
            {stale && (
              <StaleNotice
                differences={differencesOf(stale.mine, stale.theirs, intl, nameOf)}
                onKeepMine={() => void stale.keepMine()}
                onTakeTheirs={stale.takeTheirs}
              />
            )}
            {!before && session.shopId === null && <ShopField />}
            <BasicsSection />
            <PicturesSection />
            <OptionsSection />
            <SkusSection />
            <DescriptionSection />
            <SpecificationsSection />
            <DeliverySection />
            <SaleSection />
          </form>
          <div className={styles.aside}>
            <PreviewSection />
          </div>
        </div>
        <UnsavedGuard when={isDirty} />
      </EditorContext>
    </FormProvider>
  );
}
