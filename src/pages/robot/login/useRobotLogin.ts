import { useEffect, useState, useSyncExternalStore } from 'react';
import { tabVisibility } from '#crud/tabVisibility.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import type { RobotLogin } from '#schemas/states/robotLogin.ts';
import { createRobotLogin, type RobotLoginRun } from './createRobotLogin.ts';

/** The login of one shop's robot, at work as long as this is on the screen. W1, W2 */
export function useRobotLogin(shop: number): { readonly login: RobotLogin; readonly press: RobotLoginRun['press'] } {
  const { call, clock, notifications } = useProviders();
  const [robot] = useState(() =>
    createRobotLogin({
      ...{ call, clock, limits, shop },
      sight: tabVisibility,
      onLogoutFailed: (error) => notifications.fail(error),
    }),
  );
  useEffect(() => {
    const leaving = new AbortController();
    void robot.run(leaving.signal);
    return () => leaving.abort();
  }, [robot]);
  return { login: useSyncExternalStore(robot.subscribe, robot.get), press: robot.press };
}
