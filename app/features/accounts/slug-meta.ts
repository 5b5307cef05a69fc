/** Tells the script of account, portal and desk under which name this school keeps things on a device. */
export const SLUG_META = 'school-slug';
