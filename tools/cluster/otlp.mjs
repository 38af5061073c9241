import { createServer } from 'node:http';

/** The fields of a protobuf message: `[number, bytes]`; numbers are left out. */
function* fieldsOf(bytes) {
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++];
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return Number(value);
    }
  };
  while (at < bytes.length) {
    const key = varint();
    const wire = key & 7;
    if (wire === 0) varint();
    else if (wire === 1) at += 8;
    else if (wire === 5) at += 4;
    else {
      const length = varint();
      yield [key >> 3, bytes.subarray(at, at + length)];
      at += length;
    }
  }
}

const pick = (bytes, number) =>
  [...fieldsOf(bytes)].filter(([field]) => field === number).map(([, value]) => value);

/** The name of the service among the attributes of a resource. */
function serviceOf(resource) {
  for (const attribute of pick(resource, 1)) {
    const [key] = pick(attribute, 1);
    if (String(key) !== 'service.name') continue;
    const [value] = pick(attribute, 2);
    return String(pick(value, 1)[0]);
  }
  return '';
}

/** The spans of an `ExportTraceServiceRequest`. */
function spansOf(request) {
  return pick(request, 1).flatMap((part) => {
    const service = serviceOf(pick(part, 1)[0]);
    return pick(part, 2).flatMap((scope) =>
      pick(scope, 2).map((span) => {
        const hex = (number) => pick(span, number)[0]?.toString('hex') ?? '';
        return {
          service,
          trace: hex(1),
          id: hex(2),
          parent: hex(4),
          name: String(pick(span, 5)[0]),
        };
      }),
    );
  });
}

/** A receiver of traces, as small as it can be. `spans` grows. */
export async function startReceiver(host) {
  const spans = [];
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    spans.push(...spansOf(Buffer.concat(parts)));
    response.end();
  });
  await new Promise((resolve) => server.listen(4318, host, resolve));
  return { spans, url: `http://${host}:4318`, close: () => server.close() };
}
