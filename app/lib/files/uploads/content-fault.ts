/** What the bytes of an uploaded file say against it; its name is only a claim. */
export type ContentFault =
  | 'otherContent'
  | 'withMacros'
  | 'withForeignParts'
  | 'withPassword'
  | 'unpacksTooLarge';
