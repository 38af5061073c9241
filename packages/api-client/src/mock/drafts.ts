import { Refusal } from './refusal';
import type { MockDraft, MockState } from './state';

/** A draft. Refuses one that was ordered. */
export function draftOf({ drafts }: MockState, preOrderNo: string): MockDraft {
  const draft = drafts.get(preOrderNo);
  if (!draft) throw new Refusal(500, 'Please start again from your cart.', 'draft-expired');
  return draft;
}
