/** What the desk's search looks through, in small letters. A phone number also without its spaces. */
export function mealSearchWords(...words: string[]): string {
  const bare = words.flatMap((word) => {
    const digits = word.replace(/[\s()-]/g, '');
    return /^\+?\d{4,}$/.test(digits) && digits !== word ? [digits] : [];
  });
  return [...words, ...bare].filter(Boolean).join(' ').toLowerCase();
}
