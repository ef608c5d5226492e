import './player.css';

interface Props {
  /** The full address. */
  readonly address: string;
  readonly label: string;
}

/** A video with the browser's own buttons; nothing of it is fetched but its length until it is played. */
export function Player({ address, label }: Props) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a merchant's own clip comes without captions
    <video className="player" src={address} controls preload="metadata" playsInline aria-label={label} />
  );
}
