import type { ProfileShop } from '#providers/session/createProfile.ts';
import { isBlank } from '#schemas/text/fold.ts';

/** What a shop has by now; undefined while it is not known. */
export interface Begun {
  readonly tags: number | undefined;
  readonly goods: number | undefined;
  readonly groupons: number | undefined;
  /** Whether the assistant is logged in. */
  readonly robot: boolean | undefined;
}

/** One thing a new shop is begun with: by which resource it is done, and where that stands. */
export interface FirstStep {
  readonly of: string;
  readonly at: 'list' | 'create';
  readonly title: string;
  readonly why: string;
  readonly done: boolean;
}

/** What buyers look at before they order. S1 */
const required = ['name', 'address', 'phone_code', 'phone', 'file_url'] as const;

/** Whether a shop says all that buyers look at. */
export const isComplete = (shop: Partial<ProfileShop>): boolean => required.every((name) => !isBlank(shop[name] ?? ''));

/** What a shop is begun with, in order, and what of it is done; the assistant only where the shop has one. */
export function firstSteps(shop: Partial<ProfileShop>, { tags = 0, goods = 0, groupons = 0, robot = false }: Begun) {
  const steps: readonly FirstStep[] = [
    {
      of: 'shopInfo',
      at: 'list',
      title: '填好店铺信息',
      why: '地址、电话和运费，买家下单前都会看',
      done: isComplete(shop),
    },
    { of: 'tags', at: 'list', title: '建几个商品分类', why: '例如蔬菜、水产、熟食', done: tags > 0 },
    { of: 'goods', at: 'create', title: '上架第一件商品', why: '一张照片、一个价格就能开始卖', done: goods > 0 },
    { of: 'groupons', at: 'list', title: '发起第一个团购', why: '定好日期和商品，把文案发到群里', done: groupons > 0 },
    { of: 'robotSettings', at: 'list', title: '登录微信助手', why: '扫码登录后，它在群里自动回复', done: robot },
  ];
  return steps.filter(({ of }) => of !== 'robotSettings' || shop.enable_robot);
}
