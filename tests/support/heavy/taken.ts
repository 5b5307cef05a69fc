/** What an address takes: fields with words, lists and numbers, and perhaps a file. */
export interface Taken {
  /** As `app/routes.ts` writes it. */
  pattern: string;
  /** Behind it, where the address says what is asked for. */
  query?: string;
  method?: 'PUT' | 'PATCH' | 'DELETE';
  kind: 'json' | 'form' | 'multipart';
  sample: Record<string, unknown>;
  file?: { field: string; bytes: Uint8Array; name: string };
}

/** An id that nothing has. */
export const nobody = '0192d3f0-6a01-7cc3-9c7a-5a3b1f0e9d11';

/** An address that takes JSON, with each of the ways to fill it in. */
export const json = (pattern: string, ...samples: Taken['sample'][]): Taken[] =>
  samples.map((sample) => ({ pattern, kind: 'json' as const, sample }));
