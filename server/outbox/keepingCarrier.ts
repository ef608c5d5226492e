import type { Carrier } from './Message.ts';

/** Keeps text messages where they are: there is no gateway. */
export const keepingCarrier: Carrier = {
  leaves: false,
  says: '没有设置 SMS_WEBHOOK_URL：短信只保存在这里，没有发出',
  logs: 'text messages stay there, for SMS_WEBHOOK_URL is not set',
  carry: async () => ({ state: 'kept' }),
};
