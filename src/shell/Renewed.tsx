import { RENEWED } from '#providers/release/createRelease.ts';
import { useIsOld } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';

export const refresh = () => location.reload();

/** The word above every screen that an older build may still show, whatever of it could not be fetched. N11 */
export function Renewed() {
  return (
    <div role="status" className="note">
      {useIsOld() && (
        <>
          <span>{RENEWED}</span>
          <Button onClick={refresh}>刷新</Button>
        </>
      )}
    </div>
  );
}
