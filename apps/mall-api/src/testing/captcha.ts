import { solveProofOfWork } from '../captcha/proof-of-work';
import type { TestApp } from './app';

/** A captcha with its correct answer, as fields of a body or a query. */
export async function solvedCaptcha(mall: Pick<TestApp, 'call'>, ip?: string) {
  const { data } = await mall.call('workCaptcha', ip ? { ip } : {});
  return { graphicKey: String(data.graphicKey), graphicCode: solveProofOfWork(data) };
}
