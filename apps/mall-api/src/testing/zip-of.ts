import { crc32 } from 'node:zlib';

const STORED = 0;
const UTF8 = 0x800;

/** A zip with one file, as it is. */
export function zipOf(name: string, bytes: Uint8Array): Buffer {
  const path = Buffer.from(name);
  // Version, flags, method, time, date, checksum, sizes, length of the name, no extra field
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(UTF8, 2);
  facts.writeUInt16LE(STORED, 4);
  facts.writeUInt16LE(0x21, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, bytes]);
  const rest = Buffer.alloc(14);
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, rest, path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, entry, Buffer.from('PK\u0005\u0006'), end]);
}
