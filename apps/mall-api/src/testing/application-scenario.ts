import { randomBytes } from 'node:crypto';
import type { OperationId } from '../http/handler';
import { UPLOADS } from '../upload/address';
import type { TestApp } from './app';
import type { Answer, CallOptions } from './call';

export interface Applicant {
  id: number;
  token: string;
  email: string;
}

/** Applications to open a shop for tests. The mall has one type and one trade of shops. */
export class ApplicationScenario {
  private names = 0;

  constructor(readonly mall: TestApp) {}

  static async fill(mall: TestApp): Promise<ApplicationScenario> {
    const { db } = mall;
    const has = await db.selectFrom('shop_type').select('id').executeTakeFirst();
    if (!has) {
      await db.insertInto('shop_type').values({ name: 'Flagship', info: 'Of a brand' }).execute();
      await db.insertInto('shop_category').values({ name: 'Home', handling_fee: 5 }).execute();
    }
    return new ApplicationScenario(mall);
  }

  call(operation: OperationId, { token }: Applicant, options: CallOptions = {}): Promise<Answer> {
    return this.mall.call(operation, { token, ...options });
  }

  /** The URL of a picture that a person has uploaded. */
  async picture({ id }: Applicant): Promise<string> {
    const name = `${randomBytes(16).toString('hex')}.png`;
    const bytes = Buffer.from('image');
    await this.mall.db
      .insertInto('upload')
      .values({ name, user_id: id, bytes, size: bytes.length, created_at: this.mall.deps.now() })
      .execute();
    return `https://mall.example${UPLOADS}${name}`;
  }

  /** The code mailed to an address. */
  async code(email: string): Promise<string> {
    this.mall.advance(11 * 60_000);
    const answer = await this.mall.call('sendSettlementCode', { body: email });
    if (answer.code !== 200) throw new Error(answer.message);
    const mail = this.mall.mails.findLast(({ to, code }) => to === email && code);
    return mail?.code ?? '';
  }

  /** All fields of an application but the code. */
  async fields(person: Applicant, more: object = {}) {
    return {
      name: `Shop of ${person.email} ${(this.names += 1)}`,
      realName: 'Ann Lee',
      categoryId: 1,
      typeId: 1,
      email: person.email,
      handlingFee: 0,
      countryCode: '+1',
      phone: '(555) 0100',
      keywords: 'tea',
      address: '1 Quay',
      country: '',
      qualificationPicture: JSON.stringify([await this.picture(person)]),
      ...more,
    };
  }

  async apply(person: Applicant, more: object = {}, headers: Record<string, string> = {}) {
    const fields = await this.fields(person, more);
    const captcha = 'captcha' in more ? '' : await this.code(fields.email);
    const body = { ...fields, captcha, ...more };
    return this.call('applyAsMerchant', person, { body, headers });
  }

  async list(person: Applicant) {
    return (await this.call('merchantApplications', person)).data.list;
  }

  /** Applies, and returns the id of the application. */
  async applied(person: Applicant, more: object = {}): Promise<number> {
    const answer = await this.apply(person, more);
    if (answer.code !== 200) throw new Error(answer.message);
    return (await this.list(person))[0].id;
  }
}
