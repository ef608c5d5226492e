import { AppletError, sentenceOf } from '#providers/http/AppletError.ts';
import type { Message } from '#schemas/messages.ts';

/** A sheet that cannot be read, written or filled, and why, for the merchant. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
  readonly sentence: Message;

  constructor(sentence: Message) {
    super(`Failed to export or import: ${sentence}`);
    this.sentence = sentence;
  }
}

/** Of a sheet, where nobody foresaw what went wrong. */
export const UNDONE: Message = '表格处理失败，请再试一次';

/** What to tell the merchant of anything that was thrown here. */
export const reasonOf = (error: unknown): Message =>
  error instanceof TransferError ? error.sentence : sentenceOf(error);

/** Whether it was foreseen: anything else is a fault of ours, and belongs into the log. */
export const isForeseen = (error: unknown): boolean => error instanceof TransferError || error instanceof AppletError;
