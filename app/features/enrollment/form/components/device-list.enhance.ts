import { watch } from '#lib/device/device-store.ts';
import { applicationsKey } from '../device-keys.ts';

/** What the list of this device listens to, on a page without React. */
export const LIST_CHANGED = 'listchanged';

/** The list of what this device has sent changes as the school takes it; how it is filled stands inside the page. */
export function enhanceDeviceList(slug: string): void {
  const box = document.querySelector('[data-enhance=device-list]');
  if (!box) return;
  const tell = () => box.dispatchEvent(new Event(LIST_CHANGED));
  watch(applicationsKey(slug), tell);
  tell();
}
