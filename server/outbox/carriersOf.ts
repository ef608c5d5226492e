import { join } from 'node:path';
import type { Dependencies } from '../dependencies.ts';
import type { Settings } from '../settings.ts';
import { folderCarrier } from './folderCarrier.ts';
import { gatewayCarrier } from './gatewayCarrier.ts';
import { keepingCarrier } from './keepingCarrier.ts';
import type { Carriers } from './Message.ts';
import { smtpCarrier } from './smtpCarrier.ts';

type Asked = Pick<Settings, 'smtpUrl' | 'smsWebhookUrl' | 'dataDir'>;

/** How messages leave, by what the owner of the server has set. */
export const carriersOf = ({ smtpUrl, smsWebhookUrl, dataDir }: Asked, log: Dependencies['log']): Carriers => ({
  letter: smtpUrl ? smtpCarrier(smtpUrl) : folderCarrier(join(dataDir, 'outbox'), log),
  text: smsWebhookUrl ? gatewayCarrier(smsWebhookUrl) : keepingCarrier,
});
