/** When the phone is idle: the service worker, which keeps the public pages for the time without a network. */
export function keepSiteOnDevice(): void {
  if (!import.meta.env.PROD) return;
  const register = () => {
    navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(register);
  else setTimeout(register, 2000);
}
