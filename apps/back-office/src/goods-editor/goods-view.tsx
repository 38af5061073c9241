import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import { useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useMallFormat } from '../wire/use-mall-format';
import * as styles from './editor.css';
import { EditorContext } from './editor-context';
import { toValues } from './from-detail';
import type { GoodsValues } from './goods-values';
import { PreviewSection } from './preview/preview-section';
import { SkusSection } from './skus-section';

/** Goods to look at: what shoppers see, and what there is of each. */
export function GoodsView({ goods }: { goods: OperatorGoodsDetail }) {
  const mall = useMallFormat();
  const form = useForm<GoodsValues>({ defaultValues: toValues(mall, goods) });
  const editor = useMemo(
    () =>
      ({
        textLanguage: 'own',
        setTextLanguage: () => {},
        shopId: goods.shopId,
        generation: 0,
      }) as const,
    [goods.shopId],
  );
  return (
    <FormProvider {...form}>
      <EditorContext value={editor}>
        <div className={styles.layout}>
          <SkusSection isReadOnly />
          <div className={styles.aside}>
            <PreviewSection />
          </div>
        </div>
      </EditorContext>
    </FormProvider>
  );
}
