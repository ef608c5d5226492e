import { fold } from '#schemas/text/fold.ts';

export interface CityOption {
  readonly value: number;
  readonly label: string;
}

/** Whether the applet can be asked: it searches for numbers only. V5 */
export const isSearched = (keyword: string): boolean => /^\d{1,15}$/.test(fold(keyword));

/** Of the cities at hand those whose number begins so, or whose name has it. V5 */
export function citiesLike(cities: readonly CityOption[], keyword: string): readonly CityOption[] {
  const piece = fold(keyword);
  if (isSearched(keyword)) return cities.filter(({ value }) => String(value).startsWith(piece));
  return cities.filter(({ label }) => fold(label).includes(piece));
}
