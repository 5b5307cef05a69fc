/** Tells scripts that carry no content under which name this school keeps things on a device. */
export const SLUG_META = 'school-slug';
