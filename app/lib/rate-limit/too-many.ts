/** What a person reads who pressed once too often, or sits behind an address from which very many sent. */
export function tooManyWords(retryAfterSeconds: number): { title: string; detail: string } {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    title: 'Please wait a little',
    detail: `Too many forms came from your internet connection in a short time. What you typed is still here. Please try again in ${time}, or call us.`,
  };
}
