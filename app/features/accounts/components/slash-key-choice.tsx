import { useSyncExternalStore } from 'react';
import { isSlashKeyOn, switchSlashKey, watchSlashKey } from '../client/slash-key.ts';

/** A key without Ctrl or Alt can be switched off (WCAG 2.1.4). */
export function SlashKeyChoice() {
  const isOn = useSyncExternalStore(watchSlashKey, isSlashKeyOn, () => true);
  return (
    <label className="check">
      <input
        className="checkbox"
        type="checkbox"
        checked={isOn}
        onChange={(event) => switchSlashKey(event.currentTarget.checked)}
      />{' '}
      <span>
        The key / leads to the search of the desk
        <span className="block muted small">Only on this computer.</span>
      </span>
    </label>
  );
}
