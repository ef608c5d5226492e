import { isDay } from '../day/readDay.ts';

/**
 * When a UTC day begins where the merchant sits, said with the place: `北美太平洋时间 3月7日 16:00`; undefined in UTC
 * itself and for what is no day.
 *
 * @param zone such as `America/Vancouver`.
 */
export function localStart(day: string, zone: string): string | undefined {
  if (!isDay(day)) return undefined;
  const { month, day: date, hour, minute, timeZoneName } = beginningIn(zone, day);
  return timeZoneName === UTC ? undefined : `${timeZoneName} ${month}月${date}日 ${hour}:${minute}`;
}

/** What a clock in this zone shows as a UTC day begins, part by part. */
export const beginningIn = (zone: string, day: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(
    formatIn(zone)
      .formatToParts(new Date(`${day}T00:00:00Z`))
      .map(({ type, value }) => [type, value]),
  );

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('zh-CN', {
    timeZone,
    year: 'numeric',
    weekday: 'short',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longGeneric',
  });

/** What UTC is called. */
export const UTC = beginningIn('UTC', '1970-01-01').timeZoneName;

/** The zone of this browser. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
