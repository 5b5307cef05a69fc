import type { Photograph } from '#features/content/sections/photograph.ts';
import { newKey } from '#lib/crypto/new-key.ts';
import { plainKwacha } from '#lib/text/kwacha.ts';
import type { FormField } from './form-field.ts';

/** What stands in the form: texts as they were typed, so that half a word or an empty line is never lost. */
export type Typed = string | boolean | TypedFields | TypedEntry[];
export interface TypedFields {
  [name: string]: Typed;
}
export interface TypedEntry {
  /** Tells entries apart while they are moved and renamed. */
  key: string;
  fields: TypedFields;
}

type Values = Record<string, unknown>;

/** The form as it opens for a part that is published. */
export function typedFrom(fields: FormField[], value: object): TypedFields {
  const values = value as Values;
  return Object.fromEntries(
    fields.map((field) => [field.name, typedOf(field, values[field.name])]),
  );
}

export function newEntry(fields: FormField[]): TypedEntry {
  return { key: newKey(), fields: typedFrom(fields, {}) };
}

/** What the form says, in the shape that the part's schema checks. */
export function valueFrom(fields: FormField[], typed: TypedFields, key = ''): Values {
  const value: Values = {};
  for (const field of fields) {
    const one = writtenValue(field, typed, key);
    if (!(field.isOptional && isNothing(one))) value[field.name] = one;
  }
  return value;
}

function typedOf(field: FormField, value: unknown): Typed {
  switch (field.kind) {
    case 'group':
      return typedFrom(field.fields, (value ?? {}) as object);
    case 'list':
      return ((value ?? []) as object[]).map((entry) => ({
        key: newKey(),
        fields: typedFrom(field.fields, entry),
      }));
    case 'photograph':
      return typedPhotograph(value as Photograph | undefined);
    case 'check':
      return value === true;
    case 'lines':
      return ((value ?? []) as string[]).join('\n');
    case 'paragraphs':
      return ((value ?? []) as string[]).join('\n\n');
    default:
      return value === undefined ? '' : String(value);
  }
}

function writtenValue(field: FormField, typed: TypedFields, key: string): unknown {
  const one = typed[field.name];
  switch (field.kind) {
    case 'group':
      return valueFrom(field.fields, one as TypedFields);
    case 'list':
      return (one as TypedEntry[]).map((entry) => valueFrom(field.fields, entry.fields, entry.key));
    case 'photograph':
      return writtenPhotograph(one as TypedFields | undefined);
    case 'check':
      return one === true;
    case 'lines':
      return parts(one, /\n/);
    case 'paragraphs':
      return parts(one, /\n\s*\n/);
    case 'number':
      return one === '' ? Number.NaN : Number(plainKwacha(String(one)));
    case 'choice':
      return field.choices.find(({ value }) => String(value) === one)?.value ?? '';
    case 'anchor':
      return one || anchorFrom(String(typed[field.from]), key);
    default:
      return String(one).trim();
  }
}

function typedPhotograph(value: Photograph | undefined): TypedFields {
  const { digest = '', width = '', height = '', alt = '' } = value ?? {};
  return { digest, width: String(width), height: String(height), alt };
}

/** Nothing without a photograph, also in what this device kept before there were any. */
function writtenPhotograph(typed: TypedFields | undefined): Photograph | '' {
  if (!typed?.digest) return '';
  const { digest, width, height, alt } = typed;
  return {
    digest: String(digest),
    alt: String(alt).trim(),
    width: Number(width),
    height: Number(height),
  };
}

function parts(typed: Typed | undefined, between: RegExp): string[] {
  return String(typed)
    .split(between)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function isNothing(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (typeof value !== 'object' || value === null) return value === '' || value === false;
  return Object.values(value).every(isNothing);
}

const LONGEST_NAME = 50;

/** `art-teacher-3f2a`: the end makes sure that no two entries ever share an address, not even one that was removed. */
function anchorFrom(title: string, key: string): string {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
  return `${words || 'entry'}-${key.slice(0, 4)}`;
}
