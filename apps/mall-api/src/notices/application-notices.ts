import type { Deps } from '../kernel/context';
import { storedLanguage } from '../kernel/language';
import { facts } from './fact';
import type { FindNotice } from './notice';

/** Who has applied for a shop, which need not be there yet. */
async function applicantOf(deps: Deps, id: number) {
  const application = await deps.db
    .selectFrom('merchant_application')
    .select(['name as shop', 'email as to', 'language', 'refusal', 'status', 'user_id as userId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!application) return undefined;
  const { to, shop, userId, status, refusal } = application;
  const language = storedLanguage(application.language);
  const url = `${deps.settings.storefrontUrl}/users/application_record`;
  const notice = { audience: { to, userId }, language, values: { shop }, url };
  return { status, refusal, notice };
}

export const applicationApproved: FindNotice<'applicationApproved'> = async (deps, id) => {
  const applicant = await applicantOf(deps, id);
  if (applicant?.status !== 'approved') return undefined;
  return { ...applicant.notice, url: `${deps.settings.backOfficeUrl}/back-office` };
};

export const applicationRefused: FindNotice<'applicationRefused'> = async (deps, id) => {
  const applicant = await applicantOf(deps, id);
  if (applicant?.status !== 'refused') return undefined;
  const { notice, refusal } = applicant;
  return { ...notice, facts: facts(notice.language, { reason: refusal }) };
};
