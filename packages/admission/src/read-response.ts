/** A response exceeds the size limit. */
export class ResponseTooLarge extends Error {
  override name = 'ResponseTooLarge';
}

/** Reads a whole response. Rejects with ResponseTooLarge as soon as it exceeds the limit, in bytes. */
export async function readResponse(response: Response, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop closes the connection
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > limit) throw new ResponseTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
