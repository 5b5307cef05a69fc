import { MIMEType } from 'node:util';
import { mediaType } from './request-head.server.ts';

export const URLENCODED = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';

/** Far above what any form of ours has. Very many empty ones would cost seconds to take apart. */
const MOST_FIELDS = 500;

/** Takes the body of a form apart. Throws for what is no whole form, or has more fields than any form of ours. */
export async function readFields(request: Request): Promise<FormData> {
  if (mediaType(request) === URLENCODED) return readUrlencoded(await request.text());
  const type = request.headers.get('Content-Type') ?? '';
  const body = await request.arrayBuffer();
  if (hasManyParts(Buffer.from(body), type)) throw new Error('Very many parts');
  return new Response(body, { headers: { 'Content-Type': type } }).formData();
}

function readUrlencoded(text: string): FormData {
  if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) throw new Error('Very many fields');
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

/** RFC 2046, section 5.1.1: each part begins behind a line of two hyphens and the boundary. */
function hasManyParts(body: Buffer, type: string): boolean {
  const line = Buffer.from(`--${new MIMEType(type).params.get('boundary') ?? ''}`);
  let parts = 0;
  for (let at = body.indexOf(line); at !== -1; at = body.indexOf(line, at + line.length)) {
    if (++parts > MOST_FIELDS) return true;
  }
  return false;
}
