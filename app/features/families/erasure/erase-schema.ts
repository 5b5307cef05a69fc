import * as v from 'valibot';

export const TYPE_IT = 'Type the reference once more, so that nothing else is erased';

/** To erase a family, or what is under one reference. */
export const eraseSchema = v.object({
  reference: v.string(TYPE_IT),
  of: v.picklist(['family', 'one']),
  /** What may belong to the family, and was ticked. */
  also: v.optional(v.array(v.string()), []),
  /** Everything that was listed to go. */
  subjects: v.array(v.string()),
});
/** What a screen sends for it. */
export type AskedToErase = v.InferInput<typeof eraseSchema>;
