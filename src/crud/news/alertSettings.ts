import { isRecord } from '#schemas/codecs/isRecord.ts';
import { useKept } from '../views/useKept.ts';

/** How a merchant wants to hear of something new, in this browser; not at all while nothing was chosen. */
export interface AlertSettings {
  readonly sound: boolean;
  readonly notice: boolean;
}

const readSettings = (kept: unknown): AlertSettings => ({
  sound: isRecord(kept) && kept.sound === true,
  notice: isRecord(kept) && kept.notice === true,
});

/** The settings, and how they are kept. */
export const useAlertSettings = () => useKept('alerts', readSettings);
