import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { forget, keep, readKept } from '#lib/device/device-store.ts';
import type { ContentPart } from './content-part.ts';
import { type TypedFields, typedFrom, valueFrom } from './typed-part.ts';
import { whatChanged } from './what-changed.ts';

interface Published {
  version: number;
  value: object;
}

interface Draft extends Published {
  typed: TypedFields;
}

const keptSchema = v.object({
  version: v.number(),
  value: v.looseObject({}),
  typed: v.custom<TypedFields>((typed) => typeof typed === 'object' && typed !== null),
});

/**
 * What somebody changes in a part, kept on this device until it is published or thrown away. `published` is the
 * newest version as the server gave it; while nothing is changed here the form follows it.
 */
export function usePartDraft(key: string, part: ContentPart, published: Published) {
  const { fields } = part;
  const [draft, setDraft] = useState<Draft>(() => keptDraft(key, part) ?? begun(part, published));
  const value = valueFrom(fields, draft.typed);
  const changes = whatChanged(fields, draft.value, value);
  const isChanged = changes.length > 0;
  const isBehind = draft.version !== published.version;
  const isPublished = whatChanged(fields, published.value, value).length === 0;

  useEffect(() => {
    if (isBehind && (!isChanged || isPublished)) setDraft(begun(part, published));
  }, [isBehind, isChanged, isPublished, part, published]);
  // Once it stands on the screen: what a screen breaks at is not put into it again.
  useEffect(() => {
    if (isChanged) keep(key, draft);
    else forget(key);
  }, [key, draft, isChanged]);

  return {
    typed: draft.typed,
    value,
    /** The version that this was begun from. */
    version: draft.version,
    isChanged,
    /** What a colleague has published since this was begun; undefined when nobody has. */
    meanwhile:
      isBehind && isChanged && !isPublished
        ? whatChanged(fields, draft.value, published.value)
        : undefined,
    change: (typed: TypedFields) => setDraft({ ...draft, typed }),
    /** Goes back to what visitors see. */
    discard: () => setDraft(begun(part, published)),
    /** Keeps what was typed, to be published over what the colleague has published. */
    keepMine: () => setDraft({ ...published, typed: draft.typed }),
  };
}

function begun(part: ContentPart, { version, value }: Published): Draft {
  return { version, value, typed: typedFrom(part.fields, value) };
}

/** What was kept before a part had one of its fields has it as it is published. */
function keptDraft(key: string, part: ContentPart): Draft | undefined {
  const kept = readKept(key);
  const parsed = kept.state === 'kept' ? v.safeParse(keptSchema, kept.value) : undefined;
  if (!parsed?.success) return undefined;
  const { value, typed } = parsed.output;
  return { ...parsed.output, typed: { ...typedFrom(part.fields, value), ...typed } };
}
