import { useProviders } from '#providers/useProviders.ts';
import { agoText } from './agoText.ts';

/** Below a box that holds what an earlier window has left: that it is not sent yet, and since when. N4 */
export function KeptNote({ at }: { readonly at: number }) {
  const { clock } = useProviders();
  return (
    <p className="soft" role="status">
      {`${agoText(clock.now() - at)}写的，还没有保存`}
    </p>
  );
}
