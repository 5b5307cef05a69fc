/** How the folders begin in which a restore puts aside what was there. */
export const ASIDE = 'before-restore-';

/** In the data folder: what a restore puts together from a second place, for as long as that takes (db/following/). */
export const SCRATCH = 'put-together';

/** In the data folder: this machine's own key to encrypted copies (db/following/seal.server.ts). */
export const MACHINE_KEY = 'copy-machine-key';
