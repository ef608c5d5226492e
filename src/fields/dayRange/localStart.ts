import { isDay } from '../day/readDay.ts';

/**
 * When a UTC day begins where the merchant sits, said with the place: `北美太平洋时间 3月7日 16:00`; undefined in UTC
 * itself and for what is no day.
 *
 * @param zone such as `America/Vancouver`.
 */
export function localStart(day: string, zone: string): string | undefined {
  if (!isDay(day)) return undefined;
  const moment = new Date(`${day}T00:00:00Z`);
  const { month, day: date, hour, minute, timeZoneName } = partsIn(zone, moment);
  return timeZoneName === UTC ? undefined : `${timeZoneName} ${month}月${date}日 ${hour}:${minute}`;
}

const partsIn = (zone: string, moment: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(
    formatIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('zh-CN', {
    timeZone,
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longGeneric',
  });

const UTC = partsIn('UTC', new Date(0)).timeZoneName;

/** The zone of this browser. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
