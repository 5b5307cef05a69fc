import type * as v from 'valibot';
import { address, recordAddress } from '#requests/address.ts';
import type { documentChangeSchema } from './desk-schemas.ts';
import type { DocumentRecord, listDocuments } from './queries.server.ts';

const API = '/api/staff/documents';

/** Where the documents stand; a new one comes with its file. */
export const documentsAt = address<{
  shows: { documents: Awaited<ReturnType<typeof listDocuments>> };
  takes: FormData;
}>(API);
/** Each of them. */
export const documentAt = recordAddress<{
  shows: DocumentRecord;
  takes: v.InferInput<typeof documentChangeSchema>;
}>(API);
/** Its file, for another in its place. */
export const documentFileAt = recordAddress<{ takes: FormData }>(API, 'file');
