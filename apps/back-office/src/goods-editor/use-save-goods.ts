import { useQueryClient } from '@tanstack/react-query';
import { MallError } from '@vermilion/api-client';
import { randomId } from '@vermilion/api-client';
import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import { useToast } from '@vermilion/design-system/toast';
import { formatMoneyInput } from '@vermilion/mall-components/settings';
import { useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { errorMessage, hasReason } from '../errors/error-message';
import { saved } from '../shared/unsaved-guard';
import { useClients } from '../wire/clients-context';
import { useMallFormat } from '../wire/use-mall-format';
import { withStockOf } from './differences';
import { controlId } from './editor-context';
import { toValues } from './from-detail';
import type { GoodsValues } from './goods-values';
import { messages, problemMessages } from './messages';
import { fieldOf, type Problem, type ProblemKind, problemsOf } from './problems';
import { goodsDetailQuery } from './queries';
import { languages, type TextLanguage } from './texts';
import { toFields } from './to-fields';

/** The language that a field is in, where its texts have several. */
const textLanguageOf = (field: string): TextLanguage | undefined => {
  const last = field.split('.').at(-1);
  return last === 'own' ? 'own' : languages.find((language) => language === last);
};

interface SaveOptions {
  form: UseFormReturn<GoodsValues>;
  /** As they were read; undefined for new goods. */
  goods: OperatorGoodsDetail | undefined;
  setTextLanguage: (textLanguage: TextLanguage) => void;
}

/** Saves goods: what is refused is told at its field, and a stale write gives both versions. */
export function useSaveGoods({ form, goods, setTextLanguage }: SaveOptions) {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const mall = useMallFormat();
  const queryClient = useQueryClient();
  const clients = useClients();
  const { operator } = clients;
  const [before, setBefore] = useState(goods);
  const [current, setCurrent] = useState<OperatorGoodsDetail>();
  const [generation, setGeneration] = useState(0);
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const creation = useRef(randomId());

  const replace = (detail: OperatorGoodsDetail, values = toValues(mall, detail)) => {
    setBefore(detail);
    setCurrent(undefined);
    queryClient.setQueryData(goodsDetailQuery(clients, detail.id).queryKey, detail);
    form.reset(values);
    setGeneration((count) => count + 1);
  };
  const point = (field: string, message: string) =>
    form.setError(field as FieldPath<GoodsValues>, { message }); // also places without a value
  const focus = (field: string) => {
    const textLanguage = textLanguageOf(field);
    if (textLanguage) setTextLanguage(textLanguage);
    // once the fields of that language are there
    requestAnimationFrame(() => document.getElementById(controlId(field))?.focus());
  };
  const sayProblem = (field: string, kind: ProblemKind) => {
    if (field === 'pictures' && kind === 'needed')
      return intl.formatMessage(problemMessages.neededPicture);
    if (kind !== 'amount') return intl.formatMessage(problemMessages[kind]);
    const example = formatMoneyInput(1250, mall.decimals);
    return intl.formatMessage(problemMessages.amount, { example });
  };
  const refuse = (problems: readonly Problem[]) => {
    for (const { field, kind } of problems) {
      point(field, sayProblem(field, kind));
    }
    setProblem(intl.formatMessage(messages.problems));
    const [first] = problems;
    if (first) focus(first.field);
  };
  const failed = (error: unknown, values: GoodsValues) => {
    if (hasReason(error, 'stale')) return setCurrent(error.data as OperatorGoodsDetail);
    const field = error instanceof MallError && error.field ? fieldOf(values, error.field) : '';
    setProblem(errorMessage(error, intl));
    if (!field) return;
    point(field, errorMessage(error, intl));
    focus(field);
  };
  const send = async (values: GoodsValues, read = before) => {
    const fields = toFields(mall, values, read);
    if (read)
      return replace(await operator.saveGoods({ ...fields, id: read.id, version: read.version }));
    const { id } = await operator.createGoods(
      { ...fields, ...(values.shopId && { shopId: Number(values.shopId) }) },
      { headers: { 'idempotency-key': creation.current } },
    );
    form.reset(values);
    await navigate(`/goods/${id}`, { replace: true, state: saved });
  };
  const save = async (values = form.getValues(), read = before) => {
    setProblem('');
    form.clearErrors();
    const problems = problemsOf(values, mall.decimals);
    if (problems.length > 0) return refuse(problems);
    setPending(true);
    try {
      await send(values, read);
      const done = read ? messages.saved : messages.created;
      toast.show({ message: intl.formatMessage(done), tone: 'positive' });
      void queryClient.invalidateQueries({ queryKey: ['work', 'goods'] });
    } catch (error) {
      failed(error, values);
    } finally {
      setPending(false);
    }
  };
  return {
    before,
    generation,
    problem,
    isPending,
    save: () => save(),
    replace,
    /** What is saved by now, when somebody else was faster, and what was typed beside it. */
    stale:
      current && before
        ? {
            mine: withStockOf(form.getValues(), before, current),
            theirs: toValues(mall, current),
            keepMine() {
              const mine = withStockOf(form.getValues(), before, current);
              form.setValue('skus', mine.skus, { shouldDirty: true });
              setBefore(current);
              setCurrent(undefined);
              return save(mine, current);
            },
            takeTheirs: () => replace(current),
          }
        : undefined,
  };
}
