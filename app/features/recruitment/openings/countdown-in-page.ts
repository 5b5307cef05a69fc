import type { timeUntil } from './countdown.ts';

/**
 * Runs as text inside the page: the page may have been rendered minutes ago, and the countdown is right all the same.
 * It uses nothing from outside itself.
 */
export function countDown(id: string, opensAt: number, until: typeof timeUntil): void {
  const element = document.getElementById(id);
  const timer = element?.querySelector<HTMLElement>('[role=timer]');
  const opened = element?.querySelector('p');
  if (!element || !timer || !opened) return;
  const tick = () => {
    const left = until(opensAt, Date.now());
    timer.hidden = !left;
    opened.hidden = Boolean(left);
    const parts = left ? Object.values(left) : [];
    timer.querySelectorAll('b').forEach((digits, index) => {
      digits.textContent = String(parts[index] ?? 0).padStart(2, '0');
    });
  };
  setInterval(tick, 1000);
  tick();
}
