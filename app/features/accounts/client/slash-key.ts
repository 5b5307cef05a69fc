import { forget, keep, readKept, watch } from '#lib/device/device-store.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';

/** Stands on this computer once the key was switched off. */
const keyOf = () => `${deviceSlug()}.slash-key-off`;

/** Whether `/` leads to the search of the desk. */
export function isSlashKeyOn(): boolean {
  return readKept(keyOf()).state === 'none';
}

/** Switches it on or off on this computer. */
export function switchSlashKey(isOn: boolean): void {
  if (isOn) forget(keyOf());
  else keep(keyOf(), true);
}

/** Calls `onChange` when it is switched, here or in another tab. Returns the way to stop. */
export const watchSlashKey = (onChange: () => void) => watch(keyOf(), onChange);
