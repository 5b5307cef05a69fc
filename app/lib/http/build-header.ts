/** Says of which build the screens are that an answer of `/api` is for. */
export const BUILD_HEADER = 'Site-Build';
