import { describe, expect, it } from 'vitest';
import { sampleDraft } from '../testing/samples';
import { SettlementFieldError } from './settlement-field-error';
import {
  initialSettlement,
  type SettlementEvent,
  type SettlementState,
  settlementStep,
} from './settlement-form-state';

const detail = { reason: 'input' } as const;
const run = (state: SettlementState, ...events: SettlementEvent[]) =>
  events.reduce((now, event) => settlementStep(now, event).state, state);
const type = (field: 'name' | 'email' | 'dialCode', value: string): SettlementEvent => ({
  type: 'FIELD.CHANGE',
  field,
  value,
  detail,
});
const chooseSweden: SettlementEvent = {
  type: 'FIELD.CHANGE',
  field: 'country',
  value: 'Sweden',
  dialCode: '46',
  detail,
};
const submit: SettlementEvent = { type: 'FORM.SUBMIT', pictureCount: 1, isUploading: false };
const complete = run(
  initialSettlement(sampleDraft),
  { type: 'CODE.CHANGE', value: '123456' },
  { type: 'AGREEMENT.CHANGE', agreed: true },
);

describe('the state of SettlementForm', () => {
  it('follows the country with its dial code, until one has been typed', () => {
    expect(run(initialSettlement(), chooseSweden).draft.dialCode).toBe('46');
    const own = run(initialSettlement(), type('dialCode', '358'), chooseSweden);
    expect(own.draft.dialCode).toBe('358');
  });

  it('reports every change of the draft, and no other', () => {
    expect(settlementStep(complete, type('name', 'Kiln')).effect).toEqual({
      type: 'reportDraft',
      detail,
    });
    expect(settlementStep(complete, { type: 'CODE.CHANGE', value: '1' }).effect).toBeUndefined();
  });

  it('is sent when it is complete, and not while a picture is uploading', () => {
    expect(settlementStep(complete, submit).effect).toEqual({ type: 'send' });
    const waiting = settlementStep(complete, { ...submit, isUploading: true });
    expect(waiting).toMatchObject({ state: { isChecked: true }, effect: undefined });
  });

  it('removes an error as soon as its field is valid, and adds none while typing', () => {
    const checked = run(initialSettlement(), submit);
    expect(checked.problems).toHaveProperty('name');
    const typed = run(checked, type('name', 'Kiln'));
    expect(typed.problems).not.toHaveProperty('name');
    expect(run(typed, type('name', '')).problems).not.toHaveProperty('name');
  });

  it('requests a code for a valid address only', () => {
    expect(settlementStep(complete, { type: 'CODE.REQUEST' }).effect).toEqual({ type: 'sendCode' });
    const wrong = settlementStep(run(complete, type('email', 'ann@')), { type: 'CODE.REQUEST' });
    expect(wrong.effect).toEqual({ type: 'focusEmail' });
    expect(wrong.state.problems).toEqual({ email: 'emailShape' });
  });

  it('keeps the server’s error until its field is changed, or it is sent again', () => {
    const refusal = new SettlementFieldError('email', 'A shop has this address already');
    const refused = run(complete, { type: 'FORM.REFUSE', refusal });
    expect(run(refused, type('name', 'Kiln')).refusal).toBe(refusal);
    expect(run(refused, type('email', 'b@example.com')).refusal).toBeUndefined();
    expect(run(refused, { type: 'FORM.SEND' }).refusal).toBeUndefined();
  });
});
