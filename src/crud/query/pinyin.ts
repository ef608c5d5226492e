import { match } from 'pinyin-pro';
import type { SoundsLike } from './finds.ts';

/** 「rcb」 and 「rouchang」 both mean 肉肠包: every character by its whole sound or the beginning of it, without a gap. */
export const soundsLike: SoundsLike = (text, typed) =>
  match(text, typed.replaceAll(/[ ']/g, ''), { precision: 'start', continuous: true }) !== null;
