const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/crud/**/load*.ts', { eager: true });

/** Fetches all code that comes late, so that no screen stays while the next one's code is on its way. */
export async function loadEverything(): Promise<void> {
  const loaders = Object.values(modules).flatMap((module) => Object.values(module));
  await Promise.all(loaders.map((load) => (typeof load === 'function' ? load() : undefined)));
}
