/** Where the device keeps which photographs of papers have not arrived yet. */
export const photographsKey = (slug: string) => `${slug}.paper-photographs`;
/** Where the school takes them, piece by piece. */
export const PAPER_PICTURES = '/api/paper-pictures';
/** Where whoever has a pass asks how far the papers are, and says how one comes. */
export const PAPERS = '/api/papers';
