import { merchantEntry } from '#providers/session/merchantEntry.ts';
import { LoginPage } from '#shell/login/LoginPage.tsx';

/** The merchants' login. */
export const MerchantLogin = () => <LoginPage entry={merchantEntry} />;
