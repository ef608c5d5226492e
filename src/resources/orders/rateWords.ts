import type { RateState } from './useRates.ts';

const isReplied = (state: RateState): boolean => state.stage === 'rated' && (state.rate.reply ?? '') !== '';

/** How far a product's rating is, in a word. OR-E7 */
export function rateWord(state: RateState): string {
  if (state.stage === 'loading') return '正在加载';
  if (state.stage === 'failed') return '没有加载出来';
  if (state.stage === 'none') return '未评价';
  return isReplied(state) ? '已回复' : '未回复';
}

/** The word's tone. */
export function rateTone(state: RateState): string {
  if (state.stage === 'failed') return 'bad';
  if (state.stage !== 'rated') return 'muted';
  return isReplied(state) ? 'good' : 'busy';
}
