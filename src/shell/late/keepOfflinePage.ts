/**
 * Lets the installed product say so when it is opened without a network. Whoever has it in a tab knows from the browser, and
 * does not wait for a worker at each visit.
 */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !matchMedia('(display-mode: standalone)').matches) return;
  // A browser that takes none goes without.
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
