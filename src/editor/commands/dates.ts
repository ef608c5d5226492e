const two = (number: number): string => String(number).padStart(2, '0');

/** A moment's day where the merchant is, e.g. `2026-03-08`. `now` in milliseconds since 1970. */
export function dateText(now: number): string {
  const day = new Date(now);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Its time of day, 24 hours, e.g. `09:05:00`. */
export function timeText(now: number): string {
  const day = new Date(now);
  return [day.getHours(), day.getMinutes(), day.getSeconds()].map(two).join(':');
}
