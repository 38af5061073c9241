import { defineHandlers } from '../http/handler';
import { imageUrlsIn } from '../http/image-url';
import { wireTime } from '../http/wire-time';
import { namedError } from '../kernel/errors';
import { sanitizeHtml } from '../kernel/sanitize-html';
import { findAgreement } from './agreements';

/** What the mall promises: privacy, delivery, returns. */
export const policyHandlers = defineHandlers({
  async mallPolicy({ db, policy, settings, language, now }, { params: { kind } }) {
    const found = await findAgreement(db, kind, { language, now: now() });
    if (!found?.effective_from) throw namedError('not-found', 500, 'The mall has no such policy.');
    return {
      kind,
      text: imageUrlsIn(settings, sanitizeHtml(found.html)),
      number: found.number ?? 0,
      fromTime: wireTime(policy, found.effective_from),
    };
  },
});
