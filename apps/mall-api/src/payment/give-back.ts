import type { Deps } from '../http/handler';
import { askProvider } from './ask-provider';
import { RefundRefused } from './provider';
import { claimRefund, noteRefund, type ClaimedRefund } from './refund-store';
import { providerOf } from './registry';

/** Asks providers to give back what is due, until none is. Processes may overlap. */
export async function giveBack(deps: Deps): Promise<void> {
  for (;;) {
    const claimed = await claimRefund(deps.db, deps.now());
    if (!claimed) return;
    const status = await ask(deps, claimed);
    if (status) await noteRefund(deps.db, claimed.id, status, deps.now());
  }
}

/** How the refund stands then; undefined when the provider did not say, and is asked again. */
async function ask(
  deps: Deps,
  refund: ClaimedRefund,
): Promise<'sent' | 'done' | 'failed' | undefined> {
  const { provider: name, orderNo, reason, tries } = refund;
  const told = { provider: name, orderNo, reason, tries };
  try {
    const provider = providerOf(deps, name);
    if (!provider) throw new Error('This provider is not open');
    const status = await askProvider(deps, (signal) => provider.refund(refund, signal));
    deps.log.info({ ...told, status }, 'payment given back');
    return status;
  } catch (error) {
    const isOver = error instanceof RefundRefused || tries >= deps.policy.payment.tries;
    if (isOver) deps.log.error({ ...told, err: error }, 'payment not given back: a person has to');
    else deps.log.warn({ ...told, err: error }, 'payment not given back yet');
    return isOver ? 'failed' : undefined;
  }
}
