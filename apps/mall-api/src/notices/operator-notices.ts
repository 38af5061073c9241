import type { Deps } from '../kernel/context';
import type { FindNotice } from './notice';

/** The address of the settings, in the mall's own language. */
const operator = ({ settings, policy }: Deps) =>
  settings.operatorMail && { to: settings.operatorMail, language: policy.mall.language };

export const applicationReceived: FindNotice<'applicationReceived'> = async (deps, id) => {
  const mail = operator(deps);
  const application = await deps.db
    .selectFrom('merchant_application')
    .select('name as shop')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (!mail || !application) return undefined;
  const url = `${deps.settings.storefrontUrl}/back-office/applications/${id}`;
  return { ...mail, values: application, url };
};

export const jobFailed: FindNotice<'jobFailed'> = async (deps, id) => {
  const mail = operator(deps);
  const job = await deps.db
    .selectFrom('job')
    .select('name as job')
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst();
  if (!mail || !job) return undefined;
  return { ...mail, values: job, url: `${deps.settings.storefrontUrl}/back-office/jobs` };
};
