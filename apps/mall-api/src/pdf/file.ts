import { deflateSync } from 'node:zlib';

/** The number of an object in a file. */
export type Ref = number;

export const ref = (to: Ref) => `${to} 0 R`;

/** A PDF text string: UTF-16 in hexadecimal. */
export function textString(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex').toUpperCase()}>`;
}

/** At most three decimals: a thousandth of a point is invisible. */
export const number = (value: number) => String(Math.round(value * 1000) / 1000);

/** The objects of a PDF file (ISO 32000-1, 7.5). */
export class PdfFile {
  private readonly objects: (Uint8Array | undefined)[] = [];

  /** Reserves a number for an object that is written later. */
  reserve(): Ref {
    return this.objects.push(undefined);
  }

  set(to: Ref, body: string | Uint8Array): void {
    this.objects[to - 1] = typeof body === 'string' ? Buffer.from(body) : body;
  }

  add(body: string | Uint8Array): Ref {
    const to = this.reserve();
    this.set(to, body);
    return to;
  }

  /** A compressed stream with its length. */
  addStream(content: string): Ref {
    const bytes = deflateSync(content);
    const head = `<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`;
    return this.add(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]));
  }

  /** The bytes of the file, with these catalog and info objects. */
  end({ root, info }: { root: Ref; info: Ref }): Buffer {
    const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
    let length = parts[0]?.length ?? 0;
    const offsets = this.objects.map((body, at) => {
      if (!body) throw new Error(`Object ${at + 1} was never written`);
      const offset = length;
      const object = [Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')];
      parts.push(...object);
      length += object.reduce((sum, part) => sum + part.length, 0);
      return `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    const size = offsets.length + 1;
    const trailer = `trailer\n<< /Size ${size} /Root ${ref(root)} /Info ${ref(info)} >>`;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
    parts.push(Buffer.from(`${table}${trailer}\nstartxref\n${length}\n%%EOF\n`));
    return Buffer.concat(parts);
  }
}
