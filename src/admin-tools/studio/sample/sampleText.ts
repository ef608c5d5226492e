import type { Message } from '#schemas/messages.ts';
import { SampleFault, type SampleFaultCode } from '../../sample/Sample.ts';

export const TOO_LARGE = '样本超过 10 MB，请只留一两条记录再试';
export const EMPTY = '请先贴上样本，或选一个文件';
const UNKNOWN = '这份样本读不了，请只留一两条记录再试';

const faults: Readonly<Record<SampleFaultCode, Message>> = {
  unreadable: '这不是 JSON、HAR，也不是 curl 命令。请在浏览器的网络面板里复制接口的应答，或把请求导出为 HAR',
  'no-address': 'curl 命令里没有完整的网址，请连同 https:// 一起复制',
  'no-records': '样本里没有找到记录。请换一份有数据的应答，记录里要有 id',
  'other-habit':
    '样本里有接口不按约定命名（coupons、coupon/add、coupon/update、coupon/del、coupon/info/get）。请只留应答，不带网址',
  nameless: '样本里只有记录，不知道叫什么。请填上英文名，例如 coupons',
};

/** What is wrong with a sample and what to do, for whoever pasted it. */
export const faultText = (error: unknown): Message => (error instanceof SampleFault ? faults[error.code] : UNKNOWN);
