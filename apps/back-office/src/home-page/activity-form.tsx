import { useQueryClient } from '@tanstack/react-query';
import type { ActivityFields, OperatorActivity } from '@vermilion/api-client/operator';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { messages as record } from '../records/messages';
import { RecordForm } from '../records/record-form';
import { saved } from '../shared/unsaved-guard';
import { useClients } from '../wire/clients-context';
import { ActivityGoodsField, type NamedGoods } from './activity-goods';
import { labels, layoutNames } from './messages';

const fresh: ActivityFields = {
  name: '',
  type: 1,
  instruction: '',
  open: true,
  endTime: null,
  goods: [],
};

/** What the contract takes of goods. */
const sent = <Values extends ActivityFields>(values: Values) => ({
  ...values,
  goods: values.goods.map(({ goodsId, picture }) => ({ goodsId, picture })),
});

/** Creates an activity, or edits one. */
export function ActivityForm({ activity }: { activity?: OperatorActivity }) {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const onSaved = () => {
    toast.show({ message: intl.formatMessage(record.saved), tone: 'positive' });
    void queryClient.invalidateQueries({ queryKey: ['work', 'home'] });
    void navigate('/home-page?tab=activities', { state: saved });
  };
  const pictures = activity?.pictures;
  return (
    <RecordForm<ActivityFields>
      fields={[
        {
          name: 'name',
          label: text('activityName'),
          kind: 'line',
          maxLength: 100,
          required: true,
          translated: true,
        },
        {
          name: 'instruction',
          label: text('instruction'),
          kind: 'line',
          maxLength: 300,
          translated: true,
        },
        {
          name: 'type',
          label: text('layout'),
          kind: 'choice',
          options: Object.entries(layoutNames).map(([value, name]) => ({
            value,
            label: intl.formatMessage(name),
          })),
        },
        { name: 'open', label: text('open'), kind: 'switch' },
        { name: 'endTime', label: text('end'), hint: text('untilHint'), kind: 'time' },
        {
          name: 'goods',
          label: text('goods'),
          kind: 'own',
          // The form holds what the server sent, with names
          render: ({ value, onChange, error }) => (
            <ActivityGoodsField
              value={value as NamedGoods[]}
              onValueChange={onChange}
              error={error}
            />
          ),
          validate: (value) =>
            (value as NamedGoods[]).every(({ picture }) => picture) || text('noPicture'),
          show: (value) => intl.formatList((value as NamedGoods[]).map(({ name }) => name)),
        },
      ]}
      row={activity ?? fresh}
      create={(values, options) => operator.createActivity(sent(values), options)}
      save={(values) => operator.saveActivity({ ...sent(values), ...(pictures && { pictures }) })}
      onSaved={onSaved}
    />
  );
}
