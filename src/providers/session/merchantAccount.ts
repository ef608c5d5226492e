import { login } from '#schemas/endpoints/account.ts';
import { logout } from '#schemas/endpoints/logout.ts';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { sessionKey } from '#schemas/limits.ts';
import { privileged } from '../access/privileged.ts';
import type { Account } from './Account.ts';

/**
 * Merchants, as the specification's applet knows them: by e-mail, with shops. L1, L2, R4
 *
 * @param ownCalls whether the applet lists and ends sessions. K6
 */
export const merchantAccount = (ownCalls: boolean): Account => ({
  keptAs: sessionKey,
  signIn: async (call, { email, pwd }) => (await call(login, { email, pwd })).login_session,
  async whoIsIn(call) {
    const [{ user }, { is_merchant, is_applied, shops, merchant }] = await Promise.all([
      call(userInfo, {}),
      call(shopInfo, {}),
    ]);
    return {
      user: {
        name: user?.name ?? '',
        avatar: user?.avatar ?? '',
        role: user?.role ?? Number.POSITIVE_INFINITY,
        is_merchant: is_merchant ?? false,
        is_applied: is_applied ?? false,
      },
      shops: shops ?? [],
      merchant: merchant ?? null,
    };
  },
  ...(ownCalls && {
    signOut: (call) => call(logout, {}),
    page: { path: '/devices', says: '登录的设备' },
  }),
  keepers: privileged,
});
