import type { Dependencies } from '../../../dependencies.ts';
import type { WechatListener } from '../../WechatDriver.ts';

/** What the simulator's pages work with. */
export interface PageNeeds extends Dependencies {
  /** Who is told what happens on the phone, once there is one. */
  readonly heard: Promise<WechatListener>;
  readonly readShopName: (shopId: number) => Promise<string>;
}
