export function placesOf(): Promise<Record<string, Record<string, string>>>;
