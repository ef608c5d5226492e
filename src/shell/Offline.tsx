import { useOnline } from '#providers/useProviders.ts';

/** Says that the network has gone, for as long as it is; always there, so that it is read out when it comes. */
export function Offline() {
  const online = useOnline();
  return (
    <div role="status" className="note">
      {online ? '' : '网络已断开，改动会保留在这里'}
    </div>
  );
}
