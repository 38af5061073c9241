import { describe, expect, it } from 'vitest';
import { bankCsv } from './bank-csv';

describe('the file for the bank', () => {
  it('has a line for each transfer; quotes and formulas do no harm', () => {
    const transfer = {
      payoutNo: 'PO1',
      holder: 'Harbour, "Pine"',
      accountNumber: 'ES00 1234',
      bankCode: '=1+1',
      amount: '80.00',
      currency: 'EUR',
    };
    expect(bankCsv([transfer])).toBe(
      'payoutNo,holder,accountNumber,bankCode,amount,currency\r\n' +
        `PO1,"Harbour, ""Pine""",ES00 1234,'=1+1,80.00,EUR\r\n`,
    );
  });
});
