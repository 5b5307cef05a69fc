import { useMemo, useSyncExternalStore } from 'react';
import { rawText, watch } from '#lib/device/device-store.ts';
import { type Entry, listEntries } from './submission-list.ts';

/** The device's list under the key, followed as it changes; undefined while the server renders. */
export function useEntries(listKey: string): Entry[] | undefined {
  const text = useSyncExternalStore(
    (onChange) => watch(listKey, onChange),
    () => rawText(listKey),
    () => undefined,
  );
  return useMemo(() => (text === undefined ? undefined : listEntries(listKey)), [listKey, text]);
}
