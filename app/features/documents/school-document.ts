import type { PlainDate } from '#lib/dates/plain-date.ts';
import { slugOf } from '#lib/text/slug.ts';

/** What the office can hand out, by the ending of the file's name. */
export const documentKinds = {
  pdf: { name: 'PDF', type: 'application/pdf' },
  docx: {
    name: 'Word',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    name: 'Excel',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  jpg: { name: 'Picture', type: 'image/jpeg' },
  png: { name: 'Picture', type: 'image/png' },
} as const;

export type DocumentKind = keyof typeof documentKinds;

export type FileScan = 'clean' | 'infected' | 'notScanned';

export const LARGEST_DOCUMENT_BYTES = 5 * 1024 * 1024;
export const FILE_HINT = '.pdf, .docx, .xlsx, .jpg or .png, at most 5 MB';
export const FILE_MISSING = 'Choose a file';
const LONGEST_SLUG = 60;

/** By the last ending, so that `fees.pdf.exe` is none. */
export function kindOfFile(name: string): DocumentKind | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === 'jpeg') return 'jpg';
  return ending && Object.keys(documentKinds).includes(ending)
    ? (ending as DocumentKind)
    : undefined;
}

/** Where everybody finds the file, also after it was replaced. */
export function documentAddress({ slug, kind }: { slug: string; kind: DocumentKind }): string {
  return `/documents/${slug}.${kind}`;
}

/** The title as a part of an address; `taken` are the slugs of other documents. */
export function slugFor(title: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title).slice(0, LONGEST_SLUG).replace(/-$/, '') || 'document';
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Where a document stands, for the office. */
export type DocumentStatus = 'public' | 'later' | 'takenOff' | 'infected';

/** Everybody can read it while it is `public`. */
export function statusOf(
  document: { isPublished: boolean; publishedFrom: PlainDate; scan: FileScan },
  today: PlainDate,
): DocumentStatus {
  if (document.scan === 'infected') return 'infected';
  if (!document.isPublished) return 'takenOff';
  return document.publishedFrom <= today ? 'public' : 'later';
}

/** The ids with one of them moved to `place`, from 1 on. */
export function withPlace(ids: string[], id: string, place: number): string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, place - 1), id, ...others.slice(place - 1)];
}
