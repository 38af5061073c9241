import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  CreatedPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@vermilion/api-client/operator';

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** An authenticator and its browser: makes one passkey, and signs with it. */
export class PasskeyDevice {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** How often it has signed; set it back to be a copy. */
  counter = 0;

  /** `origin`: where its browser is. */
  constructor(readonly origin: string) {}

  create({ challenge, rp }: PasskeyCreation): CreatedPasskey {
    const data = this.#data(rp.id, HAS_CREDENTIAL, this.#credential());
    // CBOR: {fmt: 'none', attStmt: {}, authData}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x59]),
      uint16(data.length),
      data,
    ]);
    const client = this.#client('webauthn.create', challenge);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  sign({ challenge, rpId }: PasskeyRequest): PasskeyAnswer {
    this.counter += 1;
    const data = this.#data(rpId, 0);
    const client = this.#client('webauthn.get', challenge);
    const signature = createSign('sha256').update(data).update(sha256(client));
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.sign(this.#keys.privateKey).toString('base64url'),
    });
  }

  #answer<Response>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, response };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }));
  }

  #data(rpId: string, flags: number, credential: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | flags]), counter, credential]);
  }

  #credential(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    return Buffer.concat([Buffer.alloc(16), uint16(this.id.length), this.id, key]);
  }
}
